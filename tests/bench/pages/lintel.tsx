import { Header } from 'lintel';
import 'lintel/styles.css';

/**
 * Lintel with its defaults but without tracking, because the other variants
 * have none. All its addresses are on the page's own origin.
 */
export function App() {
  return <Header site={{ domain: 'localhost' }} tracking={false} />;
}
