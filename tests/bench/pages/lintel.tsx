import { Header } from 'lintel';
import 'lintel/styles.css';
import type { AppProps } from './Page';

/**
 * Lintel with its defaults but without tracking, because the other variants
 * have none. All its addresses are on the page's own origin.
 */
export function App({ navigation }: AppProps) {
  return (
    <Header
      site={{ domain: 'localhost' }}
      navigation={navigation}
      tracking={false}
    />
  );
}
