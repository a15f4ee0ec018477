import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { PageDescription } from '../page/Page';
import type { Mode, ReactVersion } from './installPage';
import { REACTS } from './installPage';
import { open, type OpenedPage, type OpenOptions } from './open';
import { startSite, type Site } from './startSite';

const MINUTE = 60_000;

/** What the tests of a point work with; there once they run. */
export interface Contract extends Site {
  open(
    description?: PageDescription,
    options?: OpenOptions,
  ): Promise<OpenedPage>;
}

/** Runs the tests of a point of the render contract on the packed package, with the oldest React and the newest. */
export function onBothReacts(
  point: string,
  mode: Mode,
  tests: (contract: Contract) => void,
): void {
  onReacts(REACTS, point, mode, tests);
}

/** The same with those given: for what takes minutes. */
export function onReacts(
  reacts: readonly ReactVersion[],
  point: string,
  mode: Mode,
  tests: (contract: Contract) => void,
): void {
  describe.each(reacts)(`${point} (React %s)`, { timeout: MINUTE }, (react) => {
    const contract = {} as Contract;
    beforeAll(async () => {
      const site = await startSite(react, mode);
      Object.assign(contract, site, {
        open: (description: PageDescription, options: OpenOptions) =>
          open(site, description, options),
      });
    }, 10 * MINUTE);
    afterAll(() => contract.close?.(), MINUTE);
    beforeEach(() => contract.backend.reset());
    tests(contract);
  });
}
