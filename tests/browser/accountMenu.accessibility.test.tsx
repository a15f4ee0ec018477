import { afterEach, describe, expect, it } from 'vitest';
import { page, server } from 'vitest/browser';
import { wearLook, type Look } from '../../.storybook/look';
import { expectNoAxeViolations } from '../setup/axe';
import {
  expectMenuClosed,
  expectRing,
  item,
  openAlone,
  openByKey,
  showAlone,
} from './accountMenuParts';
import { atRest } from './atRest';
import { emulateMedia } from './emulateMedia';
import { computed } from './headerParts';
import { showHeaderToMember } from './showHeader';

const LOOKS: Look[] = ['quiet', 'expressive'];
const THEMES = ['light-background', 'dark-background'] as const;
const STATES = ['closed', 'open'];

const everyState = LOOKS.flatMap((look) =>
  THEMES.flatMap((theme) => STATES.map((state) => ({ look, theme, state }))),
);

afterEach(() => {
  wearLook('quiet');
});

/** By the keyboard: the first item then has its ring. */
async function openIn(state: string) {
  await expectMenuClosed();
  if (state === 'open') await openByKey();
  atRest(document.body);
}

describe('axe finds nothing', () => {
  it.each(everyState)(
    'in the $look theme on a $theme, $state',
    async ({ look, theme, state }) => {
      wearLook(look);
      const { header } = await showHeaderToMember({ theme });
      await openIn(state);
      await expectNoAxeViolations(header);
    },
  );

  it.each(STATES)('in the minimal header at 320 px, %s', async (state) => {
    await page.viewport(320, 800);
    await showHeaderToMember({ variant: 'minimal' });
    await openIn(state);
    await expectNoAxeViolations();
  });

  it.each(STATES)('alone, %s', async (state) => {
    await showAlone();
    if (state === 'open') await openAlone();
    atRest(document.body);
    await expectNoAxeViolations();
  });
});

describe.runIf(server.browser === 'chromium')('in forced colours', () => {
  afterEach(() => emulateMedia('forced-colors', ''));

  it.each(STATES)('axe finds nothing, %s', async (state) => {
    await emulateMedia('forced-colors', 'active');
    const { header } = await showHeaderToMember();
    await openIn(state);
    await expectNoAxeViolations(header);
  });

  it('the card has an edge, and the focus its ring (WCAG 1.4.11)', async () => {
    await emulateMedia('forced-colors', 'active');
    await showHeaderToMember();
    await openByKey();
    expect(computed(page.getByRole('menu').element()).borderTopStyle).toBe(
      'solid',
    );
    expectRing(item('Account Dashboard').element());
  });
});
