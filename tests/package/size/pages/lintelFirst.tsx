import { Header } from 'lintel';
import 'lintel/styles.css';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(
  <Header consent="granted" />,
);
