import { Header } from 'lintel';
import 'lintel/styles.css';
import { createRoot } from 'react-dom/client';

// Read from the address, so that one build has both variants, as on a real
// site.
const { searchParams } = new URL(window.location.href);

createRoot(document.getElementById('root')!).render(
  <Header
    consent="granted"
    tracking={searchParams.get('tracking') !== 'false'}
  />,
);
