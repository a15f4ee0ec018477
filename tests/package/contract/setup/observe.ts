import type { HeaderMessage } from 'lintel';
import type { Page } from 'playwright';
import { onTestFinished } from 'vitest';
import type { PartDescription } from '../../consent/parts';

declare global {
  interface Window {
    /** What happens in a contract page, and what a test makes happen. */
    contract: {
      /** React had to repair the server's HTML. */
      recovered: string[];
      /** By `lintel:error`. */
      reported: string[];
      /** By `onError`. */
      told: string[];
      /** Directives of the Content-Security-Policy that were violated. */
      violated: string[];
      /** What the page tells its header before that is hydrated. */
      early?: HeaderMessage[];
      /** Mounts the askers anew. */
      remount?: () => void;
      /** Mounts the page; returns what unmounts it. */
      mount?: () => () => void;
      /** Mounts parts, each in a React root of its own. */
      mountParts?: (parts: readonly PartDescription[]) => void;
      /** The component that throws. */
      throwing?:
        | 'LiveHeader'
        | 'MainNavigation'
        | 'Panel'
        | 'AvatarMenu'
        | 'AccountCard'
        | 'DrawerDialog'
        | 'DrawerMenu';
    };
  }
}

/** Listens from before the page's first script on, until the test ends. */
export async function observe(page: Page): Promise<void> {
  const script = await page.addInitScript(startObserving);
  onTestFinished(() => script.dispose());
}

/** Runs in the page before everything else. */
export function startObserving(): void {
  window.contract = { recovered: [], reported: [], told: [], violated: [] };
  window.addEventListener('lintel:error', (event) => {
    const { part, error } = (event as CustomEvent).detail;
    window.contract.reported.push(`${part}: ${error}`);
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    window.contract.violated.push(
      `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`,
    );
  });
}
