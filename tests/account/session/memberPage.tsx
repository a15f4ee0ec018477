import { createRoot } from 'react-dom/client';
import { Header } from '../../../src/components/Header/Header';

/** A page of its own, for a frame: what leads away from it does not end the test. */
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<Header consent="denied" />);
