import { Header } from 'lintel';
import 'lintel/styles.css';

/** Lintel with analytics, after the visitor has agreed. */
export function App() {
  return <Header site={{ domain: 'localhost' }} consent="granted" />;
}
