import {
  Header,
  LintelProvider,
  useTracking,
  type UseTrackingResult,
} from 'lintel';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageDescription } from './description';

declare global {
  interface Window {
    /** What a test can do on the page. */
    delivery: {
      tracking?: UseTrackingResult;
      /** Resolves once the page view has been sent. */
      viewed: Promise<void>;
    };
  }
}

const place = document.getElementById('root')!;
const { headerAlone, goTo, site, tracking } = JSON.parse(
  place.dataset['page'] ?? '{}',
) as PageDescription;

function Tracking() {
  const tracking = useTracking();
  useEffect(() => {
    window.delivery.tracking = tracking;
  });
  return null;
}

window.delivery = {
  viewed: new Promise((resolve) => {
    window.addEventListener('lintel:event', ({ detail }) => {
      if (detail.type === 'view page') resolve();
    });
  }),
};

createRoot(place).render(
  <LintelProvider tracking={tracking} site={{ domain: 'localhost', ...site }}>
    <Header />
    {!headerAlone && <Tracking />}
    <a id="go" href="/left" data-lintel-id={goTo}>
      Go
    </a>
  </LintelProvider>,
);
