import { createRoot } from 'react-dom/client';
import { Header } from '../../../src/header/Header';

/** Rendered in an iframe, because the test must survive leaving it. */
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<Header consent="denied" />);
