// React first, as in Vite's template.
import { createRoot } from 'react-dom/client';
import { Header } from 'lintel';
import 'lintel/styles.css';

createRoot(document.getElementById('root')!).render(
  <Header consent="granted" />,
);
