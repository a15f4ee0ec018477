import { hydrateRoot } from 'react-dom/client';
import { Page, type PageProps } from './Page';

declare global {
  interface Window {
    /** Hydrates the server's HTML. Resolves after the last effect. */
    hydratePage?(): Promise<void>;
  }
}

/** Prepares the page. The benchmark starts hydration. */
export function hydrate(
  App: PageProps['App'],
  navigation?: PageProps['navigation'],
): void {
  window.hydratePage = () =>
    new Promise((resolve) => {
      const root = document.getElementById('root')!;
      hydrateRoot(
        root,
        <Page App={App} navigation={navigation} onHydrated={resolve} />,
      );
    });
}
