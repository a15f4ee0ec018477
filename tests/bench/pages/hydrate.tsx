import { useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Prepares the page. The benchmark starts hydration. */
export function hydrate(App: ComponentType): void {
  window.hydratePage = () =>
    new Promise((resolve) => {
      hydrateRoot(document.getElementById('root')!, <Page />);

      function Page() {
        // The last effect of the page.
        useEffect(() => resolve(), []);
        return <App />;
      }
    });
}
