import { screen } from '@testing-library/react';
import { Profiler, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { Header, type HeaderProps } from '../../src/components/Header/Header';
import { drawn } from '../browser/clock';
import {
  expectClosed,
  expectOpen,
  languageButton,
  trigger,
} from './headerParts';
import {
  expectListClosed,
  expectListOpen,
} from '../language/languageMenuParts';
import { headerOf, makeRoomToScroll, showPage, startPage } from './showHeader';

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
      onTestFinished(() => page.viewport(1280, 800));
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

function watchLayoutReads() {
  const reads: string[] = [];
  for (const [owner, name] of layoutReads) watch(owner, name, reads);
  return reads;
}

function watch(owner: object, name: string, reads: string[]) {
  const before = Object.getOwnPropertyDescriptor(owner, name)!;
  const { value, get } = before;
  const recorded = (original: (...values: unknown[]) => unknown) =>
    function (this: unknown, ...values: unknown[]) {
      reads.push(name);
      return original.apply(this, values);
    };
  Object.defineProperty(owner, name, {
    ...before,
    ...(get ? { get: recorded(get) } : { value: recorded(value) }),
  });
  onTestFinished(() => void Object.defineProperty(owner, name, before));
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** The sum of all layout shifts from now on, even those just after input. */
function watchLayoutShifts() {
  const shifts: LayoutShift[] = [];
  const observer = new PerformanceObserver((list) =>
    shifts.push(...(list.getEntries() as LayoutShift[])),
  );
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return () => {
    shifts.push(...(observer.takeRecords() as LayoutShift[]));
    return shifts.reduce((sum, { value }) => sum + value, 0);
  };
}

/** Renders on the server, and hydrates. */
async function showFromServer(props: HeaderProps = {}) {
  const banner = <p style={{ margin: 0, height: 40 }}>A free year</p>;
  const ui = (
    <StrictMode>
      <Header
        consent="granted"
        banner={banner}
        site={{ domain: 'example.com' }}
        {...props}
      />
      <main id="content">
        <h1>A page</h1>
        <p>With a text below the header.</p>
      </main>
    </StrictMode>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(ui);
  document.body.append(place);
  await drawn();
  const root = hydrateRoot(place, ui);
  onTestFinished(() => root.unmount());
  await headerOf();
  await drawn();
}

describe.runIf(server.browser === 'chromium')('scrolling', () => {
  it('does not make React render', async () => {
    const committed = vi.fn();
    const { header } = await showPage(
      <Profiler id="header" onRender={committed}>
        {dark}
      </Profiler>,
    );
    makeRoomToScroll();
    await drawn();
    committed.mockClear();
    await scrollAbout(header);
    expect(committed).not.toHaveBeenCalled();
    // Proves that rendering would be noticed.
    await userEvent.hover(trigger());
    await expectOpen();
    expect(committed).toHaveBeenCalled();
  });

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
    const reads = watchLayoutReads();
    await scrollAbout(header);
    expect(reads).toEqual([]);
    void window.scrollY;
    document.body.getBoundingClientRect();
    expect(reads).toEqual(['scrollY', 'getBoundingClientRect']);
  });
});

describe.runIf(server.browser === 'chromium')('nothing shifts', () => {
  it('while the page with its banner loads, hydrates, and both menus open', async () => {
    await startPage();
    const shifted = watchLayoutShifts();
    await showFromServer();
    for (const name of ['Products', 'Resources']) {
      await userEvent.click(trigger(name));
      await expectOpen(name);
      await drawn();
    }
    await userEvent.keyboard('{Escape}');
    await expectClosed('Resources');
    await drawn();
    expect(shifted()).toBe(0);
    // Proves that a shift would be noticed.
    const late = document.createElement('p');
    late.style.height = '100px';
    document.body.prepend(late);
    await drawn();
    await expect.poll(shifted).toBeGreaterThan(0);
  });

  it.each([
    ['in the bar', 1280, {}],
    ['in the minimal header of a phone', 320, { variant: 'minimal' }],
  ] as const)(
    'while the page hydrates and the language list opens and closes, %s',
    async (_, width, props) => {
      await page.viewport(width, 800);
      await startPage();
      const shifted = watchLayoutShifts();
      await showFromServer(props);
      await userEvent.click(languageButton());
      await expectListOpen();
      await drawn();
      await userEvent.keyboard('{Escape}');
      await expectListClosed();
      await drawn();
      expect(shifted()).toBe(0);
    },
  );
});
