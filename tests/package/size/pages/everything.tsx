import * as lintel from 'lintel';
import 'lintel/styles.css';
import { createRoot } from 'react-dom/client';

// Visible from outside, so the bundler can omit no export of Lintel.
Object.assign(window, { lintel });

createRoot(document.getElementById('root')!).render(<lintel.Header />);
