import type { BrowserScript } from 'vitest/node';

/**
 * Vite lays its error over the page around the frame of the tests, and there it
 * stays: all files after one that does not load would be out of the pointer's
 * reach. The terminal shows the error as well.
 * https://vite.dev/config/server-options#server-hmr
 */
const NO_ERROR_OVERLAY = 'vite-error-overlay { display: none !important }';

/** Styles the page around the frame of the tests. */
export function orchestratorStyle(styles = ''): BrowserScript {
  const text = JSON.stringify(`${NO_ERROR_OVERLAY}\n${styles}`);
  return {
    content: `
      const style = document.createElement('style');
      style.textContent = ${text};
      document.documentElement.append(style);
    `,
  };
}
