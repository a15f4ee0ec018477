import type { Navigation } from 'lintel';
import { useEffect, type ComponentType } from 'react';

export interface AppProps {
  /** @default the provider's own menus */
  navigation?: Navigation;
}

export interface PageProps extends AppProps {
  App: ComponentType<AppProps>;
  /** Called by the last effect of the page. */
  onHydrated?(): void;
}

export function Page({ App, navigation, onHydrated }: PageProps) {
  return (
    <>
      <App navigation={navigation} />
      <Afterwards onHydrated={onHydrated} />
    </>
  );
}

function Afterwards({ onHydrated }: Pick<PageProps, 'onHydrated'>) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}
