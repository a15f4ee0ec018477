import { expect, it } from 'vitest';
import { sharedChromium } from './browser';
import {
  opensAccountMenu,
  opensHamburger,
  readsWithTracking,
  type Scenario,
} from '../../package/size/scenarios.mjs';
import { visit } from '../../package/size/visit.mjs';
import type { Host } from '../start/startHost';

/**
 * How much more than a plain Vite build a host may add, in kB. The goal is 2.5.
 * Turbopack keeps the parts of Radix's NavigationMenu that the header does not
 * use (Content, Viewport), which adds 3 kB.
 */
const ALLOWANCE = 5.2;

const rows: [string, number, Scenario][] = [
  ['desktop, logged out, with tracking', 34.1, readsWithTracking],
  ['phone, logged out, hamburger opened', 39.1, opensHamburger],
  ['desktop, logged in, account menu opened', 56.1, opensAccountMenu],
];

/**
 * Compares what the header adds to a host with the budgets: its page, minus the
 * same page without the header.
 */
export function testSize(host: () => Host): void {
  it.each(rows)(
    '%s: adds at most %d + 5.2 kB',
    async (row, budget, scenario) => {
      const browser = await sharedChromium();
      const measure = async (page: string, played: Scenario) => {
        host().backend.signOut();
        return total(await visit(browser, host().url + page, played));
      };
      const { device } = scenario;
      const added =
        (await measure('/', scenario)) -
        (await measure('/without-header', { device }));
      console.log(`${row}: ${added.toFixed(2)} / ${budget + ALLOWANCE} kB`);
      expect(added).toBeLessThanOrEqual(budget + ALLOWANCE);
    },
  );
}

function total(scripts: { brotli: number }[]): number {
  return scripts.reduce((sum, { brotli }) => sum + brotli, 0) / 1000;
}
