import { describe, expect, it } from 'vitest';
import { page, server } from 'vitest/browser';
import { expectNoAxeViolations } from '../setup/axe';
import { Header } from '../../src/header/Header';
import { atRest } from '../browser/atRest';
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
  openList,
  phone,
  root,
  scrollPage,
  roundedTop,
  section,
  showLongPage,
  top,
} from './sideNavParts';

const header = <Header consent="granted" tracking={false} />;

/** The page, scrolled halfway down. */
async function showHalfWay() {
  await showLongPage({ top: header });
  await scrollPage(middleAt(top(section(2)) + 100));
  await expectCurrent(2);
}

describe('axe finds no problem', () => {
  it('on desktop', async () => {
    await showHalfWay();
    atRest(document.body);
    await expectNoAxeViolations();
  });

  it.each(['closed', 'open'])('on a phone, %s', async (state) => {
    await phone();
    await showHalfWay();
    if (state === 'open') await openList();
    atRest(document.body);
    await expectNoAxeViolations();
  });
});

describe.runIf(server.browser === 'chromium')('in forced colours', () => {
  it('the indicator is drawn, and the bar has an edge', async () => {
    await emulateMedia('forced-colors', 'active');
    await showHalfWay();
    const { backgroundColor } = getComputedStyle(indicator());
    const { color } = computed(itemLink(2).element());
    expect(backgroundColor).not.toBe(computed(document.body).backgroundColor);
    expect(color).not.toBe(backgroundColor);
    await phone();
    expect(computed(barButton()).borderBottomStyle).toBe('solid');
    await expectNoAxeViolations();
  });
});

describe.runIf(server.browser === 'chromium')('with reduced motion', () => {
  it('nothing moves smoothly, and the page jumps to a section', async () => {
    await emulateMedia('prefers-reduced-motion', 'reduce');
    await showHalfWay();
    expect(getComputedStyle(indicator()).transitionDuration).toBe('0s');
    (itemLink(6).element() as HTMLElement).click();
    expect(root).toHaveAttribute('data-lintel-jump', 'auto');
    await expect.poll(() => roundedTop(section(6))).toBe(72);
  });
});

describe('on the smallest screens', () => {
  const long =
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung';

  it.each([
    ['320 px', 320, 640],
    ['a zoom of 400 %', 320, 256],
  ])('nothing overflows at %s', async (_, width, height) => {
    await page.viewport(width, height);
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

describe('a list that is longer than the window', () => {
  it('scrolls on its own, and keeps the current item in view', async () => {
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
});
