import { describe, expect, it } from 'vitest';
import { page, server } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import { emulateMedia } from '../browser/emulateMedia';
import { computed } from '../header/headerParts';
import {
  barButton,
  expectCurrent,
  itemLink,
  indicator,
  list,
  middleAt,
  nav,
  root,
  scrollPage,
  roundedTop,
  section,
  showLongPage,
  top,
} from './sideNavParts';

const header = <Header consent="granted" tracking={false} />;

it.runIf(server.browser === 'chromium')(
  'with reduced motion nothing moves smoothly, and the page jumps to a section',
  async () => {
    await emulateMedia('prefers-reduced-motion', 'reduce');
    await showLongPage({ top: header });
    expect(getComputedStyle(indicator()).transitionDuration).toBe('0s');
    (itemLink(6).element() as HTMLElement).click();
    expect(root).toHaveAttribute('data-lintel-jump', 'auto');
    await expect.poll(() => roundedTop(section(6))).toBe(72);
  },
);

describe('on the smallest screens', () => {
  const long =
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung';

  it('nothing overflows', async () => {
    const width = 320;
    await page.viewport(width, 640);
    await showLongPage({
      heights: [600, 600],
      props: {
        items: [
          { id: 'section-1', label: long },
          { id: 'section-2', label: `${long} ${long}` },
        ],
      },
    });
    await scrollPage(middleAt(top(section(1)) + 300));
    await expect.poll(() => barButton().textContent).toContain(long);
    expect(root.scrollWidth).toBe(width);
    barButton().click();
    await expect
      .element(page.getByRole('link', { name: long }).first())
      .toBeVisible();
    expect(root.scrollWidth).toBe(width);
    for (const each of list().querySelectorAll('a')) {
      expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
    }
  });

  it('nothing is sticky if it would leave no room for the page', async () => {
    await page.viewport(320, 256);
    await showLongPage();
    await scrollPage(1600);
    expect(top(nav())).toBeLessThan(0);
    expect(computed(root).getPropertyValue('--lintel-side-nav-offset')).toBe(
      '',
    );
  });
});

it('a list that is longer than the window scrolls on its own, and keeps the current item in view', async () => {
  const heights = Array.from({ length: 60 }, () => 300);
  await showLongPage({ top: header, heights });
  await scrollPage(middleAt(top(section(55)) + 10));
  await expectCurrent(55);
  const y = scrollY;
  const item = () => itemLink(55).element().getBoundingClientRect();
  const box = () => list().getBoundingClientRect();
  await expect.poll(() => item().top >= box().top).toBe(true);
  expect(item().bottom).toBeLessThanOrEqual(box().bottom);
  expect(box().bottom).toBeLessThanOrEqual(innerHeight);
  expect(scrollY).toBe(y);
});
