import {
  Header,
  LintelProvider,
  useTracking,
  type UseTrackingResult,
} from 'lintel';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageDescription } from './description';

declare global {
  interface Window {
    /** What a test can do on the page. */
    delivery: {
      tracking?: UseTrackingResult;
      /** Resolves once the page view has been sent. */
      viewed: Promise<void>;
      /** Unmounts everything, and mounts it again. */
      remount(): Promise<void>;
    };
  }
}

const place = document.getElementById('root')!;
const {
  headers = 1,
  strict,
  headerAlone,
  goTo,
  site,
  ...settings
} = JSON.parse(place.dataset['page'] ?? '{}') as PageDescription;

function Page() {
  return (
    <>
      {Array.from({ length: headers }, (_, key) => (
        <Header key={key} id={`header-${key}`} />
      ))}
      {!headerAlone && <Tracking />}
      <a id="go" href="/left" data-lintel-id={goTo}>
        Go
      </a>
    </>
  );
}

function Tracking() {
  const tracking = useTracking();
  useEffect(() => {
    window.delivery.tracking = tracking;
  });
  return null;
}

function mount() {
  const root = createRoot(place);
  const page = (
    <LintelProvider {...settings} site={{ domain: 'localhost', ...site }}>
      <Page />
    </LintelProvider>
  );
  root.render(strict ? <StrictMode>{page}</StrictMode> : page);
  return root;
}

const viewed = new Promise<void>((resolve) => {
  window.addEventListener('lintel:event', ({ detail }) => {
    if (detail.type === 'view page') resolve();
  });
});

window.delivery = {
  viewed,
  async remount() {
    root.unmount();
    await new Promise((resolve) => setTimeout(resolve));
    root = mount();
  },
};

let root = mount();
