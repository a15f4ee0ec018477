import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import { expectMenuOpen, avatar } from '../account/accountMenuParts';
import { atRest } from '../browser/atRest';
import { drawn } from '../browser/clock';
import {
  dialog,
  openDrawer,
  sheet,
  showPhone,
  stylePage,
} from '../drawer/drawerParts';
import {
  barButton,
  list,
  nav,
  phone,
  scrollPage,
  section,
  showLongPage,
} from '../side-nav/sideNavParts';
import { expectOpen, languageButton, panel, trigger } from './headerParts';
import { showHeader, showHeaderLoggedIn } from './showHeader';

/** What a page team zooms. */
const ZOOMED = [
  ['html', 1.25],
  ['body', 0.8],
  ['body > div', 1.5],
] as const;

const boxOf = (element: Element) => element.getBoundingClientRect();

describe.each(ZOOMED)('with %s zoomed by %f', (zoomed, by) => {
  // The frame of the tests is as high as the window, which is zoomed too.
  beforeEach(() =>
    stylePage(`${zoomed} { zoom: ${by} } html, body { min-height: 0 }`),
  );

  it('the drawer is as high as the window, and covers it', async () => {
    await showPhone({ width: 800, height: 780 });
    await openDrawer();
    const { top, height, left, width } = boxOf(sheet());
    expect([top, height]).toEqual([0, 780]);
    expect(left + width).toBe(boxOf(dialog()).right);
    const logIn = dialog().querySelector('[data-lintel="log-in"]')!;
    expect(boxOf(logIn).bottom).toBeLessThanOrEqual(780);
    // The page beside it is dimmed.
    expect(boxOf(dialog()).right).toBeCloseTo(800, 0);
    const { boxShadow } = getComputedStyle(dialog(), '::before');
    const [spread = ''] = /\d\S*px$/.exec(boxShadow) ?? [];
    expect(parseFloat(spread) * by).toBeCloseTo(800, 0);
  });

  it('a menu ends at the end of the window, at the latest', async () => {
    await page.viewport(1280, 500);
    const { header } = await showHeader();
    await userEvent.click(trigger());
    await expectOpen();
    atRest(header);
    const { top, bottom, left, right } = boxOf(panel().element());
    expect(top).toBeCloseTo(boxOf(header).bottom, 0);
    expect(bottom).toBeLessThanOrEqual(500.5);
    expect([left, right].map(Math.round)).toEqual([0, 1280]);
  });

  it('the account card is below the avatar, and languages end in the window', async () => {
    await page.viewport(1280, 500);
    const { header } = await showHeaderLoggedIn();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    atRest(header);
    const card = () => boxOf(page.getByRole('menu').element());
    const face = boxOf(avatar().element());
    await expect.poll(() => card().right - face.right).toBeCloseTo(0, 0);
    expect(card().top - face.bottom).toBeCloseTo(12 * by, 0);
    expect(card().bottom).toBeLessThanOrEqual(500.5);
    await userEvent.click(languageButton());
    const entry = page.getByRole('link', { name: 'Deutsch' });
    await expect.element(entry).toBeVisible();
    expect(boxOf(entry.element().closest('ul')!).bottom).toBeLessThanOrEqual(
      500.5,
    );
  });

  it('the bar of sections is below the header, and its list ends in the window', async () => {
    await phone();
    const header = <Header consent="granted" />;
    await showLongPage({ top: header, heights: Array(40).fill(300) });
    await scrollPage(4000);
    const above = document.querySelector('[data-lintel="header"]')!;
    await expect
      .poll(() => boxOf(nav()).top - boxOf(above).bottom)
      .toBeCloseTo(0, 0);
    await userEvent.click(barButton());
    await drawn();
    expect(boxOf(list()).bottom).toBeLessThanOrEqual(640.5);
    // What the browser scrolls to is below both.
    section(20).scrollIntoView({ behavior: 'instant' });
    await drawn();
    const distance = boxOf(section(20)).top - boxOf(nav()).bottom;
    const overlap = 10 * document.documentElement.currentCSSZoom;
    expect(Math.abs(distance + overlap)).toBeLessThan(2);
  });
});
