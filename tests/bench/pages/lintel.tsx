import { Header } from 'lintel';
import 'lintel/styles.css';
import type { AppProps } from './Page';

/**
 * Lintel with its defaults but without tracking, because the other variants
 * have none.
 */
export function App({ navigation }: AppProps) {
  return (
    <Header
      site={{ domain: 'example.com' }}
      navigation={navigation}
      tracking={false}
    />
  );
}
