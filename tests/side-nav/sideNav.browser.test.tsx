import { render } from '@testing-library/react';
import { Activity, type ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../browser/emulateMedia';
import { wheelAt } from '../browser/input';
import { Header } from '../../src/header/Header';
import {
  StickySideNav,
  type StickySideNavProps,
} from '../../src/side-nav/StickySideNav';
import { stylePage } from '../drawer/drawerParts';
import { computed } from '../header/headerParts';
import { freshPage } from '../header/showHeader';
import {
  barButton,
  expectCurrent,
  hasShadow,
  HEIGHTS,
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
  settled,
  showLongPage,
  top,
} from './sideNavParts';

const header = (banner = 0) => (
  <Header
    consent="granted"
    tracking={false}
    banner={
      banner ? <p style={{ margin: 0, height: banner }}>Offer</p> : undefined
    }
  />
);

/** Records every position that the page scrolls to from now on. */
function watchPlaces() {
  const places: number[] = [];
  const onScroll = () => places.push(scrollY);
  addEventListener('scroll', onScroll);
  onTestFinished(() => removeEventListener('scroll', onScroll));
  return places;
}

describe('the item whose section contains the window’s vertical middle is active', () => {
  it('changes at the first edge, between sections, and at the last edge', async () => {
    await showLongPage();
    const last = HEIGHTS.length;
    const edges: [edge: number, before: number | null, at: number | null][] = [
      [top(section(1)), null, 1],
      [top(section(5)), 4, 5],
      [section(last).getBoundingClientRect().bottom, last, null],
    ];
    for (const [edge, before, at] of edges.map(
      ([y, ...names]) => [middleAt(y), ...names] as const,
    )) {
      await scrollPage(edge - 1);
      await expectCurrent(before);
      await scrollPage(edge);
      await expectCurrent(at);
    }
  });

  it('is passed to the page, once for each change', async () => {
    const onActiveChange = vi.fn();
    await showLongPage({ props: { onActiveChange } });
    await scrollPage(middleAt(top(section(2))));
    await scrollPage(scrollY + 300);
    await scrollPage(middleAt(top(section(3))));
    await scrollPage(0);
    expect(onActiveChange.mock.calls).toEqual([
      ['section-2'],
      ['section-3'],
      [null],
    ]);
  });
});

describe('on desktop', () => {
  it('it stays in view below header and banner, and an item scrolls smoothly to its section, below them', async () => {
    await showLongPage({ top: header(40) });
    await scrollPage(1500);
    await expect.poll(() => top(nav())).toBe(112);
    const places = watchPlaces();
    await userEvent.click(itemLink(6));
    await expect.poll(() => roundedTop(section(6))).toBe(112);
    expect(new Set(places).size).toBeGreaterThan(2);
  });

  it("arrives at the section's current position", async () => {
    await showLongPage({ top: header() });
    root.style.overflowAnchor = 'none';
    await userEvent.click(itemLink(6));
    section(2).style.height = '2800px';
    await expect.poll(() => root.hasAttribute('data-lintel-jump')).toBe(false);
    await expect.poll(() => roundedTop(section(6))).toBe(72);
  });

  it('does not arrive if the visitor scrolls elsewhere on the way', async () => {
    await showLongPage({ top: header() });
    root.style.overflowAnchor = 'none';
    await userEvent.click(itemLink(6));
    section(2).style.height = '2800px';
    await wheelAt({ x: 600, y: 400 }, 1);
    await expect.poll(() => root.hasAttribute('data-lintel-jump')).toBe(false);
    await settled();
    expect(roundedTop(section(6))).not.toBe(72);
  });
});

describe('on phones', () => {
  it('is a dropdown that jumps to the chosen section immediately', async () => {
    await phone();
    await showLongPage();
    await scrollPage(1500);
    // As many pages do.
    stylePage('html { scroll-behavior: smooth }');
    await openList();
    const places = watchPlaces();
    await userEvent.click(itemLink(6));
    await settled();
    await expectCurrent(6);
    expect(new Set(places).size).toBe(1);
    expect(barButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('jumps to a position below the header and the bar, whose height counts less 10 px', async () => {
    await phone();
    await showLongPage({ top: header() });
    await openList();
    await userEvent.click(itemLink(6));
    const { height } = nav().getBoundingClientRect();
    await expect.poll(() => roundedTop(section(6))).toBe(60 + height - 10);
    expect(height).toBe(52);
  });

  it('publishes that height for the page', async () => {
    await phone();
    const { unmount } = await showLongPage();
    const offset = () =>
      computed(root).getPropertyValue('--lintel-side-nav-offset');
    await expect.poll(offset).toBe('42px');
    await page.viewport(1280, 800);
    await expect.poll(offset).toBe('');
    await phone();
    await expect.poll(offset).toBe('42px');
    unmount();
    expect(offset()).toBe('');
  });

  const bar = (id: string) => sideNav(id, 'mobile');
  const column = (id: string) => sideNav(id, 'desktop');
  const sideNav = (id: string, variant: StickySideNavProps['variant']) => (
    <StickySideNav key={id} {...{ id, variant }} items={[]} />
  );
  it.each<[string, during: ReactNode[], after: ReactNode[], covered: string]>([
    ['the second one', [bar('a'), bar('b')], [bar('a')], '42px'],
    ['the first one', [bar('a'), bar('b')], [bar('b')], '42px'],
    ['a column', [bar('a'), column('b')], [bar('a')], '42px'],
    ['the only bar', [bar('a'), column('b')], [column('b')], '0px'],
    [
      'one that React hides',
      [bar('a'), <Activity key="b">{bar('b')}</Activity>],
      [
        bar('a'),
        <Activity key="b" mode="hidden">
          {bar('b')}
        </Activity>,
      ],
      '42px',
    ],
  ])(
    'leaves room for the bar that stays when another one leaves: %s',
    async (_, during, after, covered) => {
      await phone();
      for (const height of [undefined, 400]) {
        await freshPage();
        const pageOf = (navs: ReactNode[]) => (
          <main style={{ height, overflowY: height ? 'auto' : undefined }}>
            {navs}
            <div style={{ height: 3000 }} />
          </main>
        );
        const { rerender, unmount } = render(pageOf(during));
        const main = page.getByRole('main').element();
        const room = () => computed(height ? main : root).scrollPaddingTop;
        await expect.poll(room).toBe('42px');
        await settled();
        rerender(pageOf(after));
        // At once: a router scrolls to a place of the page now.
        expect(room()).toBe(covered);
        await settled();
        expect(room()).toBe(covered);
        unmount();
      }
    },
  );

  it.each([
    { display: 'block', room: 100 },
    // The element that Astro puts around an island. The box is that of `<main>`.
    { display: 'contents', room: 0 },
  ])(
    'shows a shadow once it is more than 1 px below the top of its container, in a parent with display: $display',
    async ({ display, room }) => {
      await phone();
      stylePage(`#around { display: ${display} }`);
      await showLongPage({ room });
      const start = Math.round(scrollY + top(nav()));
      await scrollPage(start);
      expect(hasShadow()).toBe(false);
      await scrollPage(start + 1);
      expect(hasShadow()).toBe(false);
      await scrollPage(start + 2);
      expect(hasShadow()).toBe(true);
      await scrollPage(start + 1);
      expect(hasShadow()).toBe(false);
    },
  );

  it('shows its label, the current section once there is one, and closes when the window becomes wide', async () => {
    await phone();
    const onOpenChange = vi.fn();
    await showLongPage({ props: { onOpenChange } });
    const button = page.elementLocator(barButton());
    await expect.element(button).toHaveAccessibleName('On this page');
    await scrollPage(middleAt(top(section(2))));
    await expect.element(button).toHaveAccessibleName('On this page Section 2');
    await openList();
    await page.viewport(1280, 800);
    await expect
      .poll(() => onOpenChange.mock.lastCall)
      .toEqual([false, { reason: 'resize' }]);
  });
});

it('the indicator is next to the current item, moves to the next one in 0.3 s, and fades out in 0.6 s', async () => {
  const place = () => {
    const { transform, height, opacity } = getComputedStyle(indicator());
    return { top: new DOMMatrix(transform).f, height, opacity };
  };
  const placeOf = (number: number) => {
    const link = itemLink(number).element() as HTMLElement;
    const { offsetTop, offsetHeight } = link;
    return { top: offsetTop, height: `${offsetHeight}px`, opacity: '1' };
  };
  await showLongPage();
  await scrollPage(middleAt(top(section(2))));
  await expect.poll(place).toEqual(placeOf(2));
  const style = getComputedStyle(indicator());
  await expect.poll(() => style.transitionDuration).toBe('0.3s, 0.6s');
  expect(style.transitionProperty).toBe('transform, opacity');
  await scrollPage(middleAt(top(section(6))));
  await expect.poll(place).toEqual(placeOf(6));
  await scrollPage(0);
  await expect.poll(() => place().opacity).toBe('0');
});

describe('the wheel over the column', () => {
  it.each([
    ['scrolls only the list, if it is longer than the window', 70, 0],
    ['scrolls the page, if the list fits', 3, 500],
  ])('%s', async (_, count, scrolled) => {
    await page.viewport(1280, 600);
    await showLongPage({ room: 0, heights: Array<number>(count).fill(900) });
    list().scrollTop = list().scrollHeight;
    await userEvent.wheel(list(), { delta: { y: 500 } });
    await settled();
    await expect.poll(() => scrollY).toBe(scrolled);
  });
});

it('with reduced motion nothing moves smoothly, and the page jumps to a section', async () => {
  await emulateMedia('prefers-reduced-motion', 'reduce');
  await showLongPage({ top: header() });
  expect(getComputedStyle(indicator()).transitionDuration).toBe('0s');
  (itemLink(6).element() as HTMLElement).click();
  expect(root).toHaveAttribute('data-lintel-jump', 'auto');
  await expect.poll(() => roundedTop(section(6))).toBe(72);
});

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
  await showLongPage({ top: header(), heights });
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
