import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import {
  dialog,
  drawer,
  expectDrawerClosed,
  expectDrawerOpen,
  expectSectionClosed,
  expectSectionOpen,
  focusedName,
  hamburger,
  inDrawer,
  linksOf,
  openDrawer,
  pageButton,
  scroller,
  showOpenDrawer,
  showPhone,
} from './drawerParts';
import { expectFocusOn } from '../header/headerParts';

const site = { domain: 'example.com' };
const actions = <button type="button">Get started</button>;

/** The focusable elements of the opened drawer, in the order of Tab. */
const STOPS = [
  'Menu',
  'Products',
  'Resources',
  'Prices',
  'Language English',
  'Log In',
  'Get started',
  'example.com Home',
];
const all = { site, actions };

/** Presses Tab, starting at the close button, until the element has focus. */
async function tabTo(name: string) {
  for (let step = 0; focusedName() !== name; step += 1) {
    if (step > STOPS.length)
      throw new Error(`Lintel: Tab does not reach ${name}.`);
    await userEvent.tab();
  }
}

async function tabAround(shift: boolean) {
  const names: (string | null)[] = [];
  for (let step = 0; step <= STOPS.length; step += 1) {
    names.push(focusedName());
    await userEvent.tab({ shift });
  }
  return names;
}

const button = '<button>Ask</button>';

describe('a section of the drawer', () => {
  it('is a button, alone in a heading (APG)', async () => {
    await showOpenDrawer();
    const headings = drawer().getByRole('heading', { level: 2 }).elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Products',
      'Resources',
      'Prices',
    ]);
    for (const heading of headings) expect(heading.children).toHaveLength(1);
    expect(headings[0]!.firstElementChild).toBe(
      inDrawer('button', 'Products').element(),
    );
  });

  it('controls a group with its name, which is not a landmark (APG)', async () => {
    await showOpenDrawer();
    const heading = inDrawer('button', 'Products');
    const controlled = () =>
      document.querySelectorAll(
        `[id="${heading.element().getAttribute('aria-controls')}"]`,
      );
    await expectSectionClosed('Products');
    expect([...controlled()]).toEqual([linksOf(0)]);
    await userEvent.click(heading);
    await expectSectionOpen('Products');
    expect([...controlled()]).toEqual([linksOf(0)]);
    expect(drawer().getByRole('region').elements()).toEqual([]);
    expect(dialog().querySelector('nav, main, aside, header')).toBeNull();
  });

  it('has focusable links only while it is open (APG)', async () => {
    await showOpenDrawer();
    await tabTo('Products');
    await userEvent.tab();
    await expectFocusOn(inDrawer('button', 'Resources'));
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expectSectionOpen('Products');
    const links = [...linksOf(0).querySelectorAll('a')];
    for (const each of links) {
      await userEvent.tab();
      expect(document.activeElement).toBe(each);
    }
    await userEvent.tab();
    await expectFocusOn(inDrawer('button', 'Resources'));
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(links.at(-1));
  });

  it('is skipped by Tab while it closes', async () => {
    await showOpenDrawer();
    await tabTo('Products');
    await userEvent.keyboard('{Enter}');
    await expectSectionOpen('Products');
    await userEvent.keyboard('{Enter}{Tab}');
    await expectFocusOn(inDrawer('button', 'Resources'));
  });

  it('moves focus to other headings with arrow keys, Home and End (APG)', async () => {
    await showOpenDrawer();
    await tabTo('Products');
    for (const [key, name] of [
      ['{ArrowDown}', 'Resources'],
      ['{ArrowDown}', 'Products'],
      ['{ArrowUp}', 'Resources'],
      ['{Home}', 'Products'],
      ['{End}', 'Resources'],
    ] as const) {
      await userEvent.keyboard(key);
      await expectFocusOn(inDrawer('button', name));
    }
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expectFocusOn(inDrawer('link', 'Prices'));
  });
});

describe('the drawer', () => {
  it('traps Tab in both directions, and focus alone opens nothing and leaves nothing (APG, WCAG 3.2.1)', async () => {
    await showPhone(all);
    const before = location.href;
    pageButton().focus();
    await expectDrawerClosed();
    await openDrawer();
    expect(await tabAround(false)).toEqual([...STOPS, STOPS[0]]);
    await tabTo('Menu');
    const [first, ...others] = STOPS;
    expect(await tabAround(true)).toEqual([first, ...others.reverse(), first]);
    await expectDrawerOpen();
    for (const name of ['Products', 'Resources']) {
      await expectSectionClosed(name);
    }
    expect(location.href).toBe(before);
  });

  it('closes on Escape from each kind of control (APG, WCAG 2.1.2)', async () => {
    await showPhone(all);
    for (const name of ['Products', 'Prices', 'Get started']) {
      await openDrawer();
      await tabTo(name);
      await userEvent.keyboard('{Escape}');
      await expectDrawerClosed();
      await expectFocusOn(hamburger());
    }
  });
});

describe('Tab in the drawer reaches and leaves', () => {
  const isChromium = server.browser === 'chromium';
  const name = 'Action';

  it.each<[what: string, actions: ReactNode]>([
    ['a web component', <div title={name} ref={shadow('open', button)} />],
    [
      'a web component that hides its content',
      <div title={name} ref={shadow('closed', button)} />,
    ],
    [
      'a frame',
      <iframe
        title={name}
        srcDoc={button}
        style={{ width: 100, height: 50 }}
      />,
    ],
    [
      'editable text',
      <div title={name} contentEditable suppressContentEditableWarning>
        Note
      </div>,
    ],
    ['a player', <audio title={name} controls />],
  ])('%s in the actions', async (what, actions) => {
    // Other browsers have no tab stop in it, or several.
    if (what === 'a player' && !isChromium) return;
    await showOpenDrawer({ site, actions });
    for (const shift of [false, true]) {
      let isReached = false;
      await userEvent.tab({ shift });
      for (let step = 0; focusedName() !== 'Menu'; step += 1) {
        const { activeElement } = document;
        expect(dialog().contains(activeElement)).toBe(true);
        expect(step).toBeLessThan(2 * STOPS.length);
        isReached ||= !!activeElement!.closest(`[title="${name}"]`);
        await userEvent.tab({ shift });
      }
      // Backwards, scripts choose the end of the drawer, and leave these out.
      expect(isReached).toBe(!shift || !/hides|frame/.test(what));
    }
  });

  it('everything after a press on an empty place', async () => {
    await showOpenDrawer({ width: 800, site, actions });
    await userEvent.click(page.elementLocator(scroller()), {
      position: { x: 40, y: scroller().clientHeight - 20 },
    });
    await userEvent.tab({ shift: true });
    expect(dialog().contains(document.activeElement)).toBe(true);
    await expectDrawerOpen();
  });
});

/** A ref that puts HTML into nested shadow roots. */
function shadow(mode: ShadowRootMode, ...html: string[]) {
  let filled: Element;
  return (host: Element | null) => {
    if (!host || host === filled) return;
    filled = host;
    let inner: Element | null = host;
    for (const content of html) {
      const root: ShadowRoot | undefined = inner?.attachShadow({ mode });
      if (root) root.innerHTML = content;
      inner = root?.firstElementChild ?? null;
    }
  };
}
