import { describe, expect, it, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { de } from '../../src/content/locales/de';
import { expectNoAxeViolations } from '../setup/axe';
import { atRest } from '../browser/atRest';
import { cutTexts, spaceText } from '../browser/cutTexts';
import { emulateMedia } from '../browser/emulateMedia';
import {
  expectFocusOn,
  expectOpen,
  link,
  stayOnPage,
  trigger,
  withPrices,
} from './headerParts';
import { showHeader } from './showHeader';
import { site } from '../analytics/trackingParts';

// Only the plain list, the fallback until the drawer has loaded.
vi.mock('../../src/browser/loader', async (importOriginal) => {
  const { loaderWithoutDrawer } = await import('../ui/loaderWithout');
  return loaderWithoutDrawer(await importOriginal());
});

const MENUS = ['Products', 'Resources'];

/** The page below the header, with the colours of a dark theme. */
const darkPage = {
  color: 'var(--lintel-color-paper)',
  background: 'var(--lintel-color-ink)',
};

/** Checks the header with axe, closed and with each menu open. */
async function expectEachStateAccessible(header: Element) {
  await expectNoAxeViolations();
  for (const menu of MENUS) {
    await userEvent.click(trigger(menu));
    await expectOpen(menu);
    atRest(header);
    await expectNoAxeViolations();
  }
}

// The stories cover the quiet and the expressive theme on light and dark
// backgrounds; axe checks them too.
describe('axe finds no violations', () => {
  it('on a dark page', async () => {
    const { header } = await showHeader({ theme: 'dark-background' });
    Object.assign(document.body.style, darkPage);
    (link('More').element() as HTMLElement).style.color = 'inherit';
    await expectEachStateAccessible(header);
  });

  it('in the plain list at 320 × 256 px', async () => {
    await page.viewport(320, 256);
    const { header } = await showHeader();
    await userEvent.click(trigger('Menu'));
    await expectEachStateAccessible(header);
  });
});

describe.runIf(server.browser === 'chromium')('in forced-colors mode', () => {
  it('axe finds no violations', async () => {
    await emulateMedia('forced-colors', 'active');
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const { header } = await showHeader();
    await expectEachStateAccessible(header);
  });
});

describe('all text of menus and language list is readable', () => {
  it.each([320, 744, 1024])(
    'at %d px with text at 200 % (WCAG 1.4.4) and with the text spacing of WCAG 1.4.12',
    async (width) => {
      document.documentElement.style.fontSize = '200%';
      const header = await showInGerman(width);
      await expectAllTextReadable(header);
      document.documentElement.style.fontSize = '';
      spaceText();
      await expectAllTextReadable(header);
    },
  );

  it('at 320 × 256 px, without scrolling in two directions (WCAG 1.4.10)', async () => {
    await expectAllTextReadable(await showInGerman(320, 256));
  });
});

/** In German, which has long words. */
async function showInGerman(width: number, height = 800) {
  await page.viewport(width, height);
  const { header } = await showHeader({
    content: de,
    locale: 'de-DE',
    site: { domain: 'example.com' },
  });
  if (width < 1024) await userEvent.click(trigger('Menü'));
  return header;
}

async function expectAllTextReadable(header: Element) {
  const words = document.documentElement;
  for (const name of ['Produkte', 'Ressourcen', 'Sprache Deutsch']) {
    // The driver does not scroll inside the list.
    trigger(name).element().scrollIntoView();
    await userEvent.click(trigger(name));
    await expect
      .element(trigger(name))
      .toHaveAttribute('aria-expanded', 'true');
    atRest(header);
    expect(cutTexts(header)).toEqual([]);
    expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  }
  // Closed for the next call.
  await userEvent.click(trigger('Sprache Deutsch'));
}

describe('the list on small screens', () => {
  const isMarked = () => document.body.classList.contains('lintel-menu-open');

  async function showList() {
    await page.viewport(375, 700);
    const { header } = await showHeader({ site, navigation: withPrices });
    stayOnPage(header);
    await userEvent.click(trigger('Menu'));
    expect(isMarked()).toBe(true);
  }

  it('closes on Escape, and focus returns to its button', async () => {
    await showList();
    await userEvent.click(trigger());
    await expect.element(link('Online Stores')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(link('Online Stores')).not.toBeInTheDocument();
    await expectFocusOn(trigger('Menu'));
    expect(isMarked()).toBe(false);
    await expect.element(link('Home')).toBeVisible();
  });
});
