import type { Page } from 'playwright';
import { onTestFinished } from 'vitest';

/** A part of a page, as JSON for the test page. */
export interface PartDescription {
  /** A component of the package, or the team's own `Banner`. */
  part: string;
  props?: Record<string, unknown>;
  /** Whether its events go to the page's own server. */
  decides?: boolean;
}

declare global {
  interface Window {
    /** What happens in a contract page, and what a test can trigger. */
    contract: {
      /** React had to repair the server's HTML. */
      recovered: string[];
      /** Errors reported by `lintel:error`. */
      reported: string[];
      /** Errors passed to `onError`. */
      passed: string[];
      /** Directives of the Content-Security-Policy that were violated. */
      violated: string[];
      /** Mounts the copies of the package again. */
      remount?: () => void;
      /** Mounts the page. Returns a function that unmounts it. */
      mount?: () => () => void;
      /** Mounts parts, each in its own React root. */
      mountParts?: (parts: readonly PartDescription[]) => void;
    };
  }
}

/** Listens from before the page's first script until the test ends. */
export async function observe(page: Page): Promise<void> {
  const script = await page.addInitScript(startObserving);
  onTestFinished(() => script.dispose());
}

/** Mounts parts on a page whose script is `parts`. */
export function mountParts(
  page: Page,
  ...parts: PartDescription[]
): Promise<void> {
  return page.evaluate((parts) => window.contract.mountParts!(parts), parts);
}

/** Runs in the page before everything else. */
export function startObserving(): void {
  window.contract = { recovered: [], reported: [], passed: [], violated: [] };
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
