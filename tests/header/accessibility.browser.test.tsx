import { afterEach, describe, expect, it, vi } from 'vitest';
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
import { expectReceived } from '../analytics/trackingParts';

// The plain list alone, which stands in for the drawer until that is loaded.
vi.mock('../../src/core/machine/loader', async (importOriginal) => {
  const { loaderWithoutDrawer } = await import('../machine/loaderWithout');
  return loaderWithoutDrawer(await importOriginal());
});

const MENUS = ['Products', 'Resources'];

/** The page below the header, in the colours of a dark theme. */
const darkPage = {
  color: 'var(--lintel-color-paper)',
  background: 'var(--lintel-color-ink)',
};

afterEach(() => {
  Object.assign(document.body.style, { color: '', background: '' });
  document.documentElement.style.fontSize = '';
});

/** Nothing breaks a rule while the header is closed, nor with each menu open. */
async function expectEachStateAccessible(header: Element) {
  await expectNoAxeViolations();
  for (const menu of MENUS) {
    await userEvent.click(trigger(menu));
    await expectOpen(menu);
    atRest(header);
    await expectNoAxeViolations();
  }
}

// In the quiet and the expressive theme, on a light and a dark background it is
// in the stories, which axe checks too.
describe('axe finds nothing', () => {
  it('on a page that is dark itself', async () => {
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

describe.runIf(server.browser === 'chromium')('in forced colours', () => {
  it('axe finds nothing', async () => {
    await emulateMedia('forced-colors', 'active');
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const { header } = await showHeader();
    await expectEachStateAccessible(header);
  });
});

describe('no word is lost, in a menu nor in the list of languages', () => {
  it.each([320, 744, 1024])(
    'at %d px in text of twice the size (WCAG 1.4.4), nor with the spacing of WCAG 1.4.12',
    async (width) => {
      document.documentElement.style.fontSize = '200%';
      const header = await showInGerman(width);
      await expectEveryWord(header);
      document.documentElement.style.fontSize = '';
      spaceText();
      await expectEveryWord(header);
    },
  );

  it('at 320 × 256 px, without scrolling in two directions (WCAG 1.4.10)', async () => {
    await expectEveryWord(await showInGerman(320, 256));
  });
});

/** In German, whose words are long. */
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

async function expectEveryWord(header: Element) {
  const words = document.documentElement;
  for (const name of ['Produkte', 'Ressourcen', 'Sprache Deutsch']) {
    // The driver does not look for it within the list.
    trigger(name).element().scrollIntoView();
    await userEvent.click(trigger(name));
    await expect
      .element(trigger(name))
      .toHaveAttribute('aria-expanded', 'true');
    atRest(header);
    expect(cutTexts(header)).toEqual([]);
    expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  }
  // Closed again, for the next time.
  await userEvent.click(trigger('Sprache Deutsch'));
}

describe('the list on small screens', () => {
  const isMarked = () => document.body.classList.contains('lintel-menu-open');

  async function showList() {
    await page.viewport(375, 700);
    const { header } = await showHeader({ navigation: withPrices });
    stayOnPage(header);
    await userEvent.click(trigger('Menu'));
    expect(isMarked()).toBe(true);
  }

  it('closes by Escape, back on its button', async () => {
    await showList();
    await userEvent.click(trigger());
    await expect.element(link('Online Stores')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(link('Online Stores')).not.toBeInTheDocument();
    await expectFocusOn(trigger('Menu'));
    expect(isMarked()).toBe(false);
    await expect.element(link('Home')).toBeVisible();
  });

  it('closes when a link is taken, which is tracked', async () => {
    await showList();
    await userEvent.click(trigger());
    await userEvent.click(link('Prices'));
    await expect.element(link('Prices')).not.toBeInTheDocument();
    expect(isMarked()).toBe(false);
    await expectReceived({ action: 'click', object_identifier: 'prices' });
  });

  it('closes when the screen grows wide', async () => {
    await showList();
    await page.viewport(1280, 800);
    await expect.poll(isMarked).toBe(false);
  });
});
