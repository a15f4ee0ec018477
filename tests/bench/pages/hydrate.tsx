import { hydrateRoot } from 'react-dom/client';
import { Page, type PageProps } from './Page';

declare global {
  interface Window {
    /** Hydrates the server's HTML; resolves to how long that took, in ms. */
    hydratePage?(): Promise<number>;
  }
}

/** Makes the page ready to be hydrated: the bench says when. */
export function hydrate(
  App: PageProps['App'],
  navigation?: PageProps['navigation'],
): void {
  window.hydratePage = () =>
    new Promise((resolve) => {
      const start = performance.now();
      // In a microtask: what effects set off at once is part of it.
      const onHydrated = () =>
        queueMicrotask(() => resolve(performance.now() - start));
      const root = document.getElementById('root')!;
      hydrateRoot(
        root,
        <Page App={App} navigation={navigation} onHydrated={onHydrated} />,
      );
    });
}
