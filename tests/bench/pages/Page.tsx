import { useEffect, type ComponentType } from 'react';

export interface PageProps {
  App: ComponentType;
  /** Called by the last effect of the page. */
  onHydrated?(): void;
}

export function Page({ App, onHydrated }: PageProps) {
  return (
    <>
      <App />
      <Afterwards onHydrated={onHydrated} />
    </>
  );
}

function Afterwards({ onHydrated }: Pick<PageProps, 'onHydrated'>) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return null;
}
