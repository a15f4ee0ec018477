import { beforeAll, beforeEach, describe } from 'vitest';
import type { PageDescription } from '../page/Page';
import { REACTS, type Mode, type ReactVersion } from './installPages';
import { open, type OpenedPage, type OpenOptions } from './open';
import { siteWith, type Site } from './startSite';

/** The site of a group of tests. Available once they run. */
export interface Contract extends Site {
  open(
    description?: PageDescription,
    options?: OpenOptions,
  ): Promise<OpenedPage>;
}

type Tests = (contract: Contract) => void;

/** Set by the project `delivery`, which runs the longer tests. */
export const isThorough = process.env.LINTEL_THOROUGH === 'true';

/**
 * Runs a group of contract tests on the packed package, with the oldest and the
 * newest React.
 */
export function onBothReacts(point: string, mode: Mode, tests: Tests): void {
  onReacts(REACTS, point, mode, tests);
}

/**
 * Runs them with the newest React only, or in thorough runs with the oldest,
 * for behaviour that hardly depends on React.
 */
export function onNewestReact(point: string, mode: Mode, tests: Tests): void {
  onReacts([REACTS[isThorough ? 0 : 1]], point, mode, tests);
}

function onReacts(
  reacts: readonly ReactVersion[],
  point: string,
  mode: Mode,
  tests: Tests,
): void {
  describe.each(reacts)(`${point} (React %s)`, (react) => {
    const contract = {} as Contract;
    beforeAll(async () => {
      const site = await siteWith(react, mode);
      Object.assign(contract, site, {
        open: (description: PageDescription, options: OpenOptions) =>
          open(site, description, options),
      });
    });
    beforeEach(() => contract.backend.reset());
    tests(contract);
  });
}
