import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Header, LintelProvider, SectionTracker, useTracking } from 'lintel';
import 'lintel/styles.css';

function Order() {
  const { track } = useTracking();
  return (
    <button
      onClick={() => {
        void track({ type: 'click', object_identifier: 'order' });
      }}
    >
      Order
    </button>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <LintelProvider tracking={false}>
      <Header />
      <SectionTracker type="offerBanner">
        <Order />
      </SectionTracker>
    </LintelProvider>
  </StrictMode>,
);
