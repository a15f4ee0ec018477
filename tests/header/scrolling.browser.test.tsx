import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { Header } from '../../src/components/Header/Header';
import type { HeaderProps } from '../../src/components/Header/Header';
import { drawn } from '../browser/clock';
import { expectOpen, languageButton, panel, trigger } from './headerParts';
import { makeRoomToScroll, showPage } from './showHeader';

const dark = <Header consent="granted" theme="dark-background" />;

/** Scrolls down in small steps and back to the top, with a frame for each. */
async function scrollAbout(header: Element) {
  for (let y = 1; y < 600; y += 60) {
    scrollTo(0, y);
    await drawn();
  }
  expect(header).toHaveAttribute('data-scrolled');
  scrollTo(0, 0);
  await drawn();
  await drawn();
  expect(header).not.toHaveAttribute('data-scrolled');
}

/** Like a router or an app that replaces the document. */
function clearBesideBody() {
  for (const child of document.documentElement.querySelectorAll(
    ':scope > :not(head, body)',
  )) {
    child.remove();
  }
}

// Chromium scrolls to an element in a sticky bar that `scroll-padding` covers.
describe('Tab in the bar', () => {
  it.each([1280, 375])(
    'does not scroll the page in a window of %s px',
    async (width) => {
      await page.viewport(width, 700);
      await showPage(<Header consent="granted" />);
      makeRoomToScroll();
      scrollTo(0, 700);
      for (let presses = 0; presses < 3; presses += 1) {
        await userEvent.tab();
        await drawn();
        expect(screen.getByRole('banner')).toContainElement(
          document.activeElement as HTMLElement,
        );
        expect(scrollY).toBe(700);
      }
    },
  );
});

/** Web components as others write them, one of which passes focus on. */
const components = [
  ['x-search', false],
  ['x-passing-search', true],
] as const;
for (const [name, delegatesFocus] of components) {
  const inside = document.createElement('template');
  inside.innerHTML = '<input aria-label="Search">';
  const define = class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'open', delegatesFocus }).append(
        inside.content.cloneNode(true),
      );
    }
  };
  if (!customElements.get(name)) customElements.define(name, define);
}
// React's types know no names of web components.
const Search = 'x-search' as 'div';
const PassingSearch = 'x-passing-search' as 'div';

const fields: [name: string, field: ReactElement][] = [
  ['a field', <input aria-label="Search" />],
  ['a field of several lines', <textarea aria-label="Search" rows={1} />],
  [
    'editable text',
    <div
      role="textbox"
      aria-label="Search"
      contentEditable
      suppressContentEditableWarning
    >
      Words
    </div>,
  ],
  [
    'an element with a tabindex',
    <div role="slider" aria-label="Search" aria-valuenow={0} tabIndex={0}>
      Size
    </div>,
  ],
  ['a web component', <Search />],
  ['a web component that passes focus on', <PassingSearch />],
];

function fieldIn(root: ParentNode): HTMLElement {
  const component = root.querySelector('x-search, x-passing-search');
  return (component?.shadowRoot ?? root).querySelector<HTMLElement>(
    '[aria-label="Search"]',
  )!;
}

async function expectStill(focused: HTMLElement, position: () => number) {
  const before = position();
  focused.focus();
  await drawn();
  expect(position()).toBe(before);
  for (const key of 'ab') {
    await userEvent.keyboard(key);
    await drawn();
    expect(position()).toBe(before);
  }
}

describe.each(['actions', 'banner'] as const)('typing in the %s', (place) => {
  it.each(fields)('does not scroll the page: %s', async (_, field) => {
    const { header } = await showPage(
      <>
        <style>
          {
            'html { scroll-padding-top: calc(var(--lintel-header-offset) + 1rem) }'
          }
        </style>
        <Header consent="granted" {...{ [place]: field }} />
      </>,
    );
    makeRoomToScroll();
    scrollTo(0, 700);
    await drawn();
    await expectStill(fieldIn(header), () => scrollY);
  });
});

it.each([
  ['link', <a href="#place">Go</a>],
  [
    'button with a script',
    <button onClick={() => document.getElementById('place')!.scrollIntoView()}>
      Go
    </button>,
  ],
])('a %s in the bar leads to a place below the bar', async (_, action) => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  const { header } = await showPage(
    <Header consent="granted" actions={action} />,
  );
  makeRoomToScroll().insertAdjacentHTML(
    'beforeend',
    '<h2 id="place" style="margin: 900px 0 0">Place</h2>',
  );
  await drawn();
  const place = document.getElementById('place')!;
  screen.getByText('Go').focus();
  await userEvent.keyboard('{Enter}');
  // The browser scrolls to whole pixels.
  await expect
    .poll(() => place.getBoundingClientRect().top)
    .toBeLessThan(header.getBoundingClientRect().bottom + 1);
  expect(place.getBoundingClientRect().top).toBeGreaterThan(
    header.getBoundingClientRect().bottom - 1,
  );
});

const pages: [name: string, css: string, scroller: () => Element][] = [
  [
    'the body',
    'html, body { height: 100%; overflow: auto }',
    () => document.body,
  ],
  [
    'the body, without sideways scrolling',
    'html, body { height: 100%; overflow-x: hidden }',
    () => document.body,
  ],
  [
    'an element around the header',
    '#shell { height: 100vh; overflow-y: auto }',
    () => document.getElementById('shell')!,
  ],
  [
    'an element below another one',
    '#shell { height: calc(100vh - 50px); margin-top: 50px; overflow-y: scroll }',
    () => document.getElementById('shell')!,
  ],
];

describe.each(pages)('on a page scrolled by %s', (_, css, scroller) => {
  async function showShell(props: HeaderProps = {}) {
    const { header } = await showPage(
      <>
        <style>{`body { margin: 0 } ${css}`}</style>
        <div id="shell">
          <Header consent="granted" {...props} />
          <div id="filled" />
        </div>
      </>,
    );
    screen.getByRole('main').hidden = true;
    await drawn();
    // Content that arrives late.
    document.getElementById('filled')!.innerHTML =
      '<h2 id="place" style="margin: 900px 0 3000px">Place</h2>';
    await drawn();
    return header;
  }
  const scroll = (y: number) => scroller().scrollTo(0, y);
  const topOf = (element: Element) =>
    Math.round(element.getBoundingClientRect().top);
  const bottomOf = (element: Element) =>
    Math.round(element.getBoundingClientRect().bottom);
  const place = () => document.getElementById('place')!;

  it('the header knows whether it is scrolled', async () => {
    const header = await showShell();
    const isScrolled = () => header.hasAttribute('data-scrolled');
    expect(isScrolled()).toBe(false);
    scroll(1);
    await expect.poll(isScrolled).toBe(true);
    scroll(0);
    await expect.poll(isScrolled).toBe(false);
  });

  it('hideOnScroll hides the header on the way down', async () => {
    const header = await showShell({ hideOnScroll: true });
    let y = 200;
    await expect
      .poll(() => {
        scroll((y += 20));
        return header.hasAttribute('data-hidden');
      })
      .toBe(true);
    scroll(y - 100);
    await expect.poll(() => header.hasAttribute('data-hidden')).toBe(false);
  });

  it('a jump ends below the header', async () => {
    const header = await showShell();
    const { href } = location;
    onTestFinished(() => history.replaceState(null, '', href));
    await expect
      .poll(() => getComputedStyle(scroller()).scrollPaddingTop)
      .toBe('72px');
    location.hash = 'place';
    await expect.poll(() => topOf(place())).toBe(bottomOf(header));
    expect(topOf(header)).toBe(topOf(scroller()));
  });

  it('typing in the bar does not scroll it', async () => {
    const header = await showShell({ actions: <input aria-label="Search" /> });
    scroll(700);
    await drawn();
    await expectStill(fieldIn(header), () => scroller().scrollTop);
  });
});

// Firefox handles the wheel of its driver without `overscroll-behavior`.
const hasOverscroll = server.browser !== 'firefox';

describe.runIf(hasOverscroll)('the wheel over a menu at its end', () => {
  async function expectEnd(menu: Element) {
    expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
    menu.scrollTop = menu.scrollHeight;
    const wheel = () => userEvent.wheel(menu, { delta: { y: 100 } });
    // The driver may scroll the page so that all of the menu is in view.
    await wheel();
    await drawn();
    const before = scrollY;
    expect(before).toBeLessThan(50);
    await wheel();
    await drawn();
    await drawn();
    expect(scrollY).toBe(before);
  }

  it('does not scroll the page behind', async () => {
    await page.viewport(1280, 480);
    await showPage(<Header consent="granted" />);
    makeRoomToScroll();
    await userEvent.click(trigger());
    await expectOpen();
    await expectEnd(panel().element());
  });

  it('does not scroll the page behind the languages', async () => {
    await page.viewport(1280, 410);
    await showPage(
      <Header
        consent="granted"
        banner={<p style={{ height: 110 }}>Offer</p>}
      />,
    );
    makeRoomToScroll();
    await userEvent.click(languageButton());
    const entry = page.getByRole('link', { name: 'Deutsch' });
    await expect.element(entry).toBeVisible();
    await expectEnd(entry.element().closest('ul')!);
  });
});

/** Properties and functions that force a layout. */
const layoutReads: [object, string][] = [
  [Element.prototype, 'getBoundingClientRect'],
  [Element.prototype, 'getClientRects'],
  [Element.prototype, 'scrollTop'],
  [Element.prototype, 'scrollHeight'],
  [Element.prototype, 'clientHeight'],
  [Element.prototype, 'clientWidth'],
  [HTMLElement.prototype, 'offsetHeight'],
  [HTMLElement.prototype, 'offsetWidth'],
  [HTMLElement.prototype, 'offsetTop'],
  [HTMLElement.prototype, 'offsetParent'],
  [window, 'getComputedStyle'],
  [window, 'scrollX'],
  [window, 'scrollY'],
  [window, 'pageYOffset'],
  [window, 'innerHeight'],
  [window, 'innerWidth'],
];

/** Records what is read in a frame that scrolls, before its layout. */
function watchLayoutReads() {
  const reads: string[] = [];
  let isLaidOut = true;
  const observer = new ResizeObserver(() => {
    isLaidOut = true;
    observer.disconnect();
  });
  const onScroll = () => {
    isLaidOut = false;
    observer.observe(document.body);
  };
  addEventListener('scroll', onScroll, { capture: true });
  onTestFinished(() =>
    removeEventListener('scroll', onScroll, { capture: true }),
  );
  for (const [owner, name] of layoutReads) {
    watch(owner, name, () => !isLaidOut && reads.push(name));
  }
  return reads;
}

function watch(owner: object, name: string, note: () => unknown) {
  const before = Object.getOwnPropertyDescriptor(owner, name)!;
  const { value, get } = before;
  const recorded = (original: (...values: unknown[]) => unknown) =>
    function (this: unknown, ...values: unknown[]) {
      note();
      return original.apply(this, values);
    };
  Object.defineProperty(owner, name, {
    ...before,
    ...(get ? { get: recorded(get) } : { value: recorded(value) }),
  });
  onTestFinished(() => void Object.defineProperty(owner, name, before));
}

const themeColor = () => document.querySelector('meta[name="theme-color"]');

describe.runIf(server.browser === 'chromium')('scrolling', () => {
  it('is noticed again after the elements next to the body were removed', async () => {
    const { header } = await showPage(dark);
    makeRoomToScroll();
    await drawn();
    clearBesideBody();
    await scrollAbout(header);
    scrollTo(0, 300);
    await expect.poll(() => header.hasAttribute('data-scrolled')).toBe(true);
    clearBesideBody();
    scrollTo(0, 0);
    await expect.poll(() => header.hasAttribute('data-scrolled')).toBe(false);
  });

  it('does not force a layout', async () => {
    // Events have the size of the window.
    const { header } = await showPage(
      <Header tracking={false} theme="dark-background" />,
    );
    makeRoomToScroll();
    await drawn();
    // What reads styles once: the checks of development and, when the page is
    // idle, the colour of the browser's bars.
    await vi.dynamicImportSettled();
    await expect.poll(themeColor).not.toBeNull();
    // The header measures itself when the page's head changes.
    await drawn();
    await drawn();
    const reads = watchLayoutReads();
    await scrollAbout(header);
    expect(reads).toEqual([]);
    const read = () => void window.scrollY;
    addEventListener('scroll', read);
    onTestFinished(() => removeEventListener('scroll', read));
    scrollTo(0, 100);
    await drawn();
    expect(reads).toEqual(['scrollY']);
  });
});
