import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { atRest } from '../browser/atRest';
import { drawn } from '../browser/clock';
import { emulateMedia } from '../browser/emulateMedia';
import { inRgb } from '../browser/inRgb';
import { stylePage } from '../drawer/drawerParts';
import {
  backdrop,
  expectClosed,
  expectGround,
  expectOpen,
  INK,
  panel,
  PAPER,
  trigger,
} from './headerParts';
import { makeRoomToScroll, showHeader } from './showHeader';

const FROSTED =
  ':root { --lintel-color-bar: rgb(255 255 255 / 60%); --lintel-bar-backdrop: blur(12px) }';
const TRANSLUCENT = 'rgba(255, 255, 255, 0.6)';

function filterOf(header: HTMLElement): string {
  const { opacity, backdropFilter } = getComputedStyle(header, '::before');
  return opacity === '0' ? 'none' : backdropFilter;
}

/** What is seen through the bar instead of the page. */
const groundBelow = (header: HTMLElement) =>
  inRgb(getComputedStyle(header, '::before').backgroundColor);

async function showScrolled(props: Parameters<typeof showHeader>[0] = {}) {
  stylePage(FROSTED);
  const { header } = await showHeader(props);
  makeRoomToScroll();
  scrollTo(0, 300);
  onTestFinished(() => scrollTo(0, 0));
  await expect
    .poll(() => header.hasAttribute('data-lintel-scrolled'))
    .toBe(true);
  return header;
}

describe('a frosted bar', () => {
  it('shows what is behind it, is opaque above an open menu, and its menu is as wide as the window', async () => {
    await page.viewport(1800, 700);
    const header = await showScrolled();
    await expectGround(TRANSLUCENT);
    expect(filterOf(header)).toBe('blur(12px)');
    await userEvent.click(trigger());
    await expectOpen();
    await expect.poll(() => groundBelow(header)).toBe(PAPER);
    expect(panel().element().getBoundingClientRect().width).toBe(1800);
    expect(boxOf(backdrop())).toEqual([0, 0, 1800, 700]);
  });

  it('is dark at the top of a dark page, and light below', async () => {
    await showScrolled({ theme: 'dark-background' });
    await expectGround(TRANSLUCENT);
    scrollTo(0, 0);
    await expectGround(INK);
  });

  it('is transparent at the top of a page that it covers, until a menu opens, whose panel is opaque', async () => {
    const header = await showScrolled({ position: 'overlay' });
    await expectGround(TRANSLUCENT);
    scrollTo(0, 0);
    await expectGround('rgba(0, 0, 0, 0)');
    await expect.poll(() => filterOf(header)).toBe('none');
    await userEvent.click(trigger());
    await expectOpen();
    await expectGround(TRANSLUCENT);
    await expect.poll(() => groundBelow(header)).toBe(PAPER);
  });

  it('is opaque if the visitor prefers so', async () => {
    await emulateMedia('prefers-reduced-transparency', 'reduce');
    expect(groundBelow(await showScrolled())).toBe(PAPER);
  });
});

const boxOf = (element: Element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return [left, top, right, bottom];
};

it('a header to which the page gives a filter or a transform still dims the whole page, and its menu closes there', async () => {
  await page.viewport(1280, 700);
  const { header } = await showHeader();
  for (const style of [
    'backdrop-filter: blur(12px)',
    'filter: drop-shadow(0 1px 2px #0003)',
    'transform: translateZ(0)',
    'will-change: transform',
    'contain: layout',
  ]) {
    header.style.cssText = style;
    await userEvent.click(trigger());
    await expectOpen();
    atRest(header);
    await drawn();
    expect([style, ...boxOf(backdrop())]).toEqual([style, 0, 0, 1280, 700]);
    expect(panel().element().getBoundingClientRect().width).toBe(1280);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    // It takes no pointer while it leaves, for which the driver would wait.
    const position = { x: 640, y: 690 };
    await userEvent.hover(backdrop(), { position, force: true });
    await expectClosed();
  }
});
