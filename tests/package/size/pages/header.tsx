import { Header } from 'lintel';
import 'lintel/styles.css';
import { createRoot } from 'react-dom/client';

// By its address, so that one build has both: that is what a site downloads.
const { searchParams } = new URL(window.location.href);

createRoot(document.getElementById('root')!).render(
  <Header
    consent="granted"
    tracking={searchParams.get('tracking') !== 'false'}
  />,
);
