import { Header } from 'lintel';
import 'lintel/styles.css';
import type { AppProps } from './Page';

/** Lintel with analytics, after the visitor has agreed. */
export function App({ navigation }: AppProps) {
  return (
    <Header
      site={{ domain: 'localhost' }}
      navigation={navigation}
      consent="granted"
    />
  );
}
