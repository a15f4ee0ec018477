import { Header } from 'lintel';
import 'lintel/styles.css';
import type { AppProps } from './Page';

/** Lintel as it comes, but for tracking: the others have none. */
export function App({ navigation }: AppProps) {
  return (
    <Header
      site={{ domain: 'example.com' }}
      navigation={navigation}
      tracking={false}
    />
  );
}
