import * as lintel from 'lintel';
import 'lintel/styles.css';
import { createRoot } from 'react-dom/client';

// Seen from outside, so nothing that Lintel exports can be left out.
Object.assign(window, { lintel });

createRoot(document.getElementById('root')!).render(<lintel.Header />);
