import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { Header } from '../../src/components/Header/Header';
import { drawn } from '../browser/clock';
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
    const reads = watchLayoutReads();
    await scrollAbout(header);
    expect(reads).toEqual([]);
    void window.scrollY;
    document.body.getBoundingClientRect();
    expect(reads).toEqual(['scrollY', 'getBoundingClientRect']);
  });
});
