import { Header } from 'lintel';
import 'lintel/styles.css';

/** Lintel as it comes, but for tracking: the others have none. */
export function App() {
  return <Header site={{ domain: 'example.com' }} tracking={false} />;
}
