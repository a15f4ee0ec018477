import { expect, it } from 'vitest';
import type { PageDescription } from '../page/Page';
import { watchUnstableValues } from '../page/unstableValues.js';
import { installPage, REACTS } from '../setup/installPage';
import { onBothReacts } from '../setup/onBothReacts';
import { startRenderer } from '../setup/startRenderer';

declare global {
  /** What components have read while rendering, each with its stack. */
  var unstableReads: string[];
}

const every: PageDescription = { everyPart: 'stable' };
const wrong: PageDescription = { everyPart: 'readsClock' };

// In development, because only then React's functions have their names.
it.each(REACTS)(
  'no component reads a clock or a random number on a server (React %s)',
  async (react) => {
    const page = await installPage(react, 'development');
    const server = startRenderer(page, 'development', {
      WATCHES_UNSTABLE_VALUES: 'true',
    });
    try {
      expect(await server.unstableReads(every)).toEqual([]);
      expect(await server.unstableReads(wrong)).toHaveLength(1);
    } finally {
      await server.stop();
    }
  },
  10 * 60_000,
);

onBothReacts('while it renders in a browser', 'development', (contract) => {
  it.each([
    ['desktop', { width: 1280, height: 800 }],
    ['phone', { width: 375, height: 667 }],
  ])(
    'no component reads a clock or a random number, on a %s',
    async (_, viewport) => {
      const loggedIn = true;
      const before = watchUnstableValues;
      const { page } = await contract.open(every, {
        viewport,
        loggedIn,
        before,
      });
      await page.waitForSelector('[data-status="loggedIn"]', {
        state: 'attached',
      });
      // By then the menus have been rendered with today's badge.
      await page
        .locator('[data-lintel-id="gifts"]', { hasText: 'New' })
        .first()
        .waitFor({ state: 'attached' });
      expect(await page.evaluate(() => unstableReads)).toEqual([]);
    },
  );

  it('reports a component that reads one', async () => {
    const before = watchUnstableValues;
    const { page } = await contract.open(wrong, { before });
    const reads = await page.evaluate(() => unstableReads);
    expect(reads.join('\n')).toMatch(/^now [^]*ClockReader/);
  });
});
