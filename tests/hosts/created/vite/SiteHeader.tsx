import { Header } from 'lintel';
import { ReactRouterAdapter } from 'lintel/react-router';
import 'lintel/styles.css';

export function SiteHeader() {
  return (
    <ReactRouterAdapter>
      <Header site={{ domain: 'example.com' }} consent="granted" />
    </ReactRouterAdapter>
  );
}
