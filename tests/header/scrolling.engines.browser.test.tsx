import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import { drawn } from '../browser/clock';
import { expectOpen, languageButton, panel, trigger } from './headerParts';
import { makeRoomToScroll, showPage } from './showHeader';

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

// React's types know no names of web components.
const PassingSearch = 'x-passing-search' as 'div';
if (!customElements.get(PassingSearch)) {
  const define = class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'open', delegatesFocus: true }).innerHTML =
        '<input aria-label="Search">';
    }
  };
  customElements.define(PassingSearch, define);
}

const fields: [name: string, field: ReactElement][] = [
  ['a field', <input aria-label="Search" />],
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
  ['a web component that passes focus on', <PassingSearch />],
];

function fieldIn(root: ParentNode): HTMLElement {
  const component = root.querySelector(PassingSearch);
  return (component?.shadowRoot ?? root).querySelector<HTMLElement>(
    '[aria-label="Search"]',
  )!;
}

it.each(fields)(
  'typing in the header does not scroll the page: %s',
  async (_, field) => {
    const { header } = await showPage(
      <>
        <style>
          {
            'html { scroll-padding-top: calc(var(--lintel-header-offset) + 1rem) }'
          }
        </style>
        <Header consent="granted" actions={field} />
      </>,
    );
    makeRoomToScroll();
    scrollTo(0, 700);
    await drawn();
    const focused = fieldIn(header);
    focused.focus();
    for (const key of 'ab') {
      await userEvent.keyboard(key);
      await drawn();
      expect(scrollY).toBe(700);
    }
  },
);

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
});

// Firefox handles the wheel of its driver without `overscroll-behavior`.
const hasOverscroll = server.browser !== 'firefox';

describe.runIf(hasOverscroll)('the wheel over a menu at its end', () => {
  async function expectEnd(menu: Element) {
    // Its height depends on the header's, which is measured in the next frame.
    await expect
      .poll(() => menu.scrollHeight - menu.clientHeight)
      .toBeGreaterThan(0);
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
