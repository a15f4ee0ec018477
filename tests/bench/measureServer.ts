import type { Browser } from 'playwright';
import { brotliSize } from '../package/size/brotli.mjs';
import { visit } from '../package/size/visit.mjs';
import type { Built } from './build';
import { record, variants, type Results, type Variant } from './variants';

/**
 * How many renders of a variant follow each other. With one, the garbage of a
 * variant is collected during the next, whose time then depends on the order.
 */
const IN_A_ROW = 10;

/** Renders the variants in turn. */
export function measureServerRender(
  results: Results,
  { renderers }: Built,
  renders: number,
): void {
  // Rendered as often beforehand, so that the compiler has finished.
  for (let round = -renders; round < renders; round += IN_A_ROW) {
    for (const variant of variants) {
      for (let count = 0; count < IN_A_ROW; count += 1) {
        const start = performance.now();
        renderers[variant]();
        const serverRender = performance.now() - start;
        if (round >= 0) record(results, variant, { serverRender });
      }
    }
  }
}

/** What a visitor downloads, without React, in kB. */
export async function measureDownload(
  browser: Browser,
  url: string,
  { renderers, reactPaths }: Built,
  variant: Variant,
) {
  const downloads = await visit(browser, url, {
    device: 'desktop',
    act: (page) => page.evaluate(() => window.hydratePage?.()),
  });
  const bytes = downloads
    .filter(({ path }) => !reactPaths.has(path))
    .reduce((sum, { brotli }) => sum + brotli, 0);
  return {
    scripts: bytes / 1000,
    html: brotliSize(renderers[variant]()) / 1000,
  };
}
