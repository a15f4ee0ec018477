import { hydrateRoot } from 'react-dom/client';
import { Page, type PageProps } from './Page';

declare global {
  interface Window {
    /** Hydrates the server's HTML. Resolves to the duration in ms. */
    hydratePage?(): Promise<number>;
  }
}

/** Prepares the page. The benchmark starts hydration. */
export function hydrate(
  App: PageProps['App'],
  navigation?: PageProps['navigation'],
): void {
  window.hydratePage = () =>
    new Promise((resolve) => {
      const start = performance.now();
      // In a microtask, so that work started by effects is included.
      const onHydrated = () =>
        queueMicrotask(() => resolve(performance.now() - start));
      const root = document.getElementById('root')!;
      hydrateRoot(
        root,
        <Page App={App} navigation={navigation} onHydrated={onHydrated} />,
      );
    });
}
