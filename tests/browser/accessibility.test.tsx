import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { wearLook, type Look } from '../../.storybook/look';
import type { HeaderProps } from '../../src/components/Header/Header';
import { de } from '../../src/content/de';
import { expectNoAxeViolations } from '../setup/axe';
import { atRest } from './atRest';
import { cutTexts } from './cutTexts';
import { emulateMedia } from './emulateMedia';
import { expectOpen, panel, trigger } from './headerParts';
import { showHeader } from './showHeader';
import { spaceText } from './textSpacing';

// The plain list alone, which stands in for the drawer until that is loaded.
vi.mock('../../src/core/loader', async (importOriginal) => {
  const { loaderWithoutDrawer } = await import('./loaderWithout');
  return loaderWithoutDrawer(await importOriginal());
});

const LOOKS: Look[] = ['quiet', 'expressive'];
const BACKGROUNDS = ['light-background', 'dark-background'] as const;
const MENUS = ['Products', 'Resources'];
const STATES = ['closed', ...MENUS];

const everyState = LOOKS.flatMap((look) =>
  BACKGROUNDS.flatMap((theme) =>
    STATES.map((state) => ({ look, theme, state })),
  ),
);

/** The page below the header, in the theme's colours. */
const pageColours = {
  'light-background': { color: '', background: '' },
  'dark-background': {
    color: 'var(--lintel-color-paper)',
    background: 'var(--lintel-color-ink)',
  },
};

afterEach(() => {
  wearLook('quiet');
  Object.assign(document.body.style, pageColours['light-background']);
  document.documentElement.style.fontSize = '';
});

async function showIn(state: string, props: HeaderProps = {}) {
  const view = await showHeader(props);
  if (state !== 'closed') {
    await userEvent.click(trigger(state));
    await expectOpen(state);
  }
  atRest(view.header);
  return view;
}

function paintPage(theme: keyof typeof pageColours) {
  Object.assign(document.body.style, pageColours[theme]);
  const more = page.getByRole('link', { name: 'More' }).element();
  (more as HTMLElement).style.color = 'inherit';
}

describe('axe finds nothing', () => {
  it.each(everyState)(
    'in the $look theme on a $theme, $state',
    async ({ look, theme, state }) => {
      await page.viewport(1280, 800);
      wearLook(look);
      await showIn(state, { theme });
      paintPage(theme);
      await expectNoAxeViolations();
    },
  );

  it.each(STATES)('at 320 × 256 px, %s', async (state) => {
    await page.viewport(320, 256);
    await showHeader();
    await userEvent.click(page.getByRole('button', { name: 'Menu' }));
    if (state !== 'closed') await userEvent.click(trigger(state));
    await expectNoAxeViolations();
  });
});

describe.runIf(server.browser === 'chromium')('in forced colours', () => {
  afterEach(() => emulateMedia('forced-colors', ''));

  it.each(STATES)('axe finds nothing, %s', async (state) => {
    await page.viewport(1280, 800);
    await emulateMedia('forced-colors', 'active');
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    await showIn(state);
    await expectNoAxeViolations();
  });
});

const WIDTHS = [320, 744, 1024, 1280];

describe('no word is lost', () => {
  it.each(WIDTHS)(
    'in text of twice the size at %d px (WCAG 1.4.4)',
    async (width) => {
      document.documentElement.style.fontSize = '200%';
      await expectEveryWord(width);
    },
  );

  it.each(WIDTHS)('with the spacing of WCAG 1.4.12 at %d px', async (width) => {
    spaceText();
    await expectEveryWord(width);
  });

  it('at 320 × 256 px, without scrolling in two directions (WCAG 1.4.10)', async () => {
    await expectEveryWord(320, 256);
  });
});

/** In German, whose words are long, with each menu open. */
async function expectEveryWord(width: number, height = 800) {
  await page.viewport(width, height);
  const { header } = await showHeader({ content: de, locale: 'de-DE' });
  if (width < 1024) {
    await userEvent.click(page.getByRole('button', { name: 'Menü' }));
  }
  for (const name of ['Produkte', 'Ressourcen']) {
    // The driver does not look for it within the list.
    trigger(name).element().scrollIntoView();
    await userEvent.click(trigger(name));
    await expect.element(panel(name)).toBeVisible();
    atRest(header);
    expect(cutTexts(header)).toEqual([]);
    // What of the page looks out under the list is the test's own.
    await expectNoAxeViolations(header);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
}
