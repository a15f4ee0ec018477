import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { HeaderProps } from '../../src/header/headerProps';
import { drawn } from '../browser/clock';
import { pressKey, wheelAt } from '../browser/input';
import { drag } from '../browser/tap';
import {
  bar,
  expectClosed,
  expectFocusOn,
  expectHidden,
  expectOpen,
  expectShown,
  trigger,
} from './headerParts';
import { Header } from '../../src/header/Header';
import { makeRoomToScroll, showHeader, showPage } from './showHeader';

/** Not by its role, which it does not have in an app shell. */
const isHidden = () =>
  document.querySelector('[data-lintel="header"][data-lintel-hidden]') !== null;

/** Turns the wheel over the page. */
const wheel = (deltaY: number) => wheelAt({ x: 600, y: 300 }, deltaY);

async function showLongPage(props: HeaderProps = {}) {
  await showHeader({ hideOnScroll: true, ...props });
  makeRoomToScroll();
  // The browser keeps what is in view in its place.
  addToPage('<p>Paragraph</p>'.repeat(40));
}

/** Repeats an input, because the header's code may not be loaded at first. */
async function untilHidden(
  scrollDown: () => Promise<unknown> | void = () => wheel(20),
) {
  await expect
    .poll(async () => {
      await scrollDown();
      await drawn();
      return isHidden();
    })
    .toBe(true);
}

/**
 * Shows a page that is scrolled, with the header's code loaded and the header
 * shown. Its visitor has scrolled down, and then up.
 */
async function showScrolledPage(props: HeaderProps = {}) {
  await showLongPage(props);
  scrollTo(0, 400);
  await untilHidden();
  await wheel(-40);
  await expectShown();
}

/** As a driver cannot. */
function pressAndScroll(
  by: number,
  target: Element = document.documentElement,
  button = 0,
) {
  const press = new PointerEvent('pointerdown', { bubbles: true, button });
  target.dispatchEvent(press);
  scrollBy(0, by);
}

/** Lets the header see a movement, which must not hide it. */
async function expectStays() {
  await drawn();
  await drawn();
  expect(isHidden()).toBe(false);
}

function addToPage(html: string, where: InsertPosition = 'beforeend') {
  const main = page.getByRole('main').element();
  main.insertAdjacentHTML(where, html);
  return where === 'beforeend'
    ? main.lastElementChild!
    : main.firstElementChild!;
}

/** Hides the header, then goes to a heading further up. */
async function jumpUpToHeading(): Promise<HTMLElement> {
  const heading = document.body.appendChild(document.createElement('h2'));
  heading.style.cssText = 'position: absolute; top: 300px';
  onTestFinished(() => heading.remove());
  // Not to the end of a page in a low window: there is no step after it.
  scrollTo(0, 700);
  await untilHidden();
  // What it covers when it returns is known after that.
  await drawn();
  heading.scrollIntoView();
  return heading;
}

describe('with hideOnScroll', () => {
  it('the header is hidden on the way down, from a movement of 8 px, and shown on the way up and near the top', async () => {
    await showScrolledPage();
    const start = scrollY;
    await wheel(7);
    await expect.poll(() => scrollY).toBe(start + 7);
    await expectStays();
    await wheel(1);
    await expectHidden();
    await wheel(-40);
    await expectShown();
    scrollTo(0, 0);
    await wheel(40);
    await expect.poll(() => scrollY).toBe(40);
    await expectStays();
  });

  it.each([
    [
      'a finger',
      () => drag(page.getByText('Paragraph').nth(20), { x: 0, y: -60 }),
    ],
    ['Space', () => pressKey(' ')],
    ['an arrow key', () => pressKey('ArrowDown')],
    // Chromium hides its scrollbars here, and does not scroll by the middle button.
    ['a drag of the scrollbar', () => pressAndScroll(20)],
    ['the middle button', () => pressAndScroll(20, document.body, 1)],
  ])('%s hides it', async (_, scrollDown) => {
    await showLongPage();
    // Keys go to the frame with focus.
    window.focus();
    scrollTo(0, 400);
    await untilHidden(scrollDown);
    await expectHidden();
  });

  it('smooth scrolling of the page after the wheel hides it', async () => {
    await showLongPage();
    addEventListener('wheel', smoothly, { passive: false });
    onTestFinished(() => removeEventListener('wheel', smoothly));
    scrollTo(0, 400);
    await untilHidden();

    function smoothly(event: WheelEvent) {
      event.preventDefault();
      requestAnimationFrame(() => scrollBy(0, event.deltaY));
    }
  });

  it.each([
    [
      'a link to a place further down',
      () => {
        const { href } = location;
        onTestFinished(() => history.replaceState(null, '', href));
        addToPage('<h2 id="further" style="margin-top: 900px">Further</h2>');
        location.hash = 'further';
      },
    ],
    [
      'focus further down',
      async () => {
        addToPage('<p style="height: 900px"></p><a href="#end">End</a>');
        (page.getByText('End').element() as HTMLElement).focus();
        await userEvent.tab({ shift: true });
        await userEvent.tab();
      },
    ],
    [
      'a picture that loads above',
      () => void addToPage('<p style="height: 300px"></p>', 'afterbegin'),
    ],
    [
      'a press of Space on a button',
      async () => {
        const button = addToPage('<button>Down</button>') as HTMLElement;
        button.addEventListener('click', () => scrollTo(0, 900));
        button.focus({ preventScroll: true });
        await pressKey(' ');
      },
    ],
    [
      'a press on the page',
      () => pressAndScroll(500, page.getByText('More').element()),
    ],
    [
      'a field that grows',
      async () => {
        const field = addToPage('<textarea></textarea>') as HTMLElement;
        field.focus({ preventScroll: true });
        await pressKey(' ');
        scrollTo(0, 900);
      },
    ],
    [
      'a key that the page uses itself',
      () => {
        document.addEventListener('keydown', scrollToEnd, { once: true });
        window.focus();
        return pressKey('ArrowDown');

        function scrollToEnd(event: KeyboardEvent) {
          event.preventDefault();
          scrollTo(0, 900);
        }
      },
    ],
    [
      'Space with Shift, which scrolls up',
      () => {
        const press = { key: ' ', shiftKey: true, bubbles: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', press));
        // By itself.
        scrollTo(0, 900);
      },
    ],
    [
      'a zoomed window',
      async () => {
        dispatchEvent(new WheelEvent('wheel', { deltaY: 20, ctrlKey: true }));
        scrollTo(0, 900);
      },
    ],
  ])('%s leaves it as it is', async (_, move) => {
    await showScrolledPage();
    const before = scrollY;
    await move();
    await expect.poll(() => scrollY).toBeGreaterThan(before + 20);
    await expectStays();
  });

  it('a long drag of the scrollbar hides it again, but not what moves the page later', async () => {
    await showScrolledPage();
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => void vi.restoreAllMocks());
    pressAndScroll(20);
    for (let turn = 0; turn < 3; turn += 1) {
      await expectHidden();
      now += 400;
      scrollBy(0, -20);
      await expectShown();
      scrollBy(0, 20);
    }
    await expectHidden();
    scrollBy(0, -20);
    await expectShown();
    now += 501;
    scrollBy(0, 20);
    await expectStays();
  });

  it('the header of an app shell that scrolls is hidden on its way down', async () => {
    await showPage(
      <div
        role="region"
        aria-label="Shell"
        style={{ height: 400, overflowY: 'auto' }}
      >
        <Header consent="granted" hideOnScroll />
        <div style={{ height: 3000 }} />
      </div>,
    );
    const shell = page.getByRole('region', { name: 'Shell' }).element();
    await untilHidden();
    shell.scrollBy(0, -100);
    await expect.poll(isHidden).toBe(false);
  });

  it('it stays while a menu is open', async () => {
    await showScrolledPage();
    await userEvent.click(trigger('Products'));
    await expectOpen('Products');
    const before = scrollY;
    // Beside the panel, over which the wheel does not scroll the page.
    await wheelAt({ x: 600, y: 780 }, 200);
    await expect.poll(() => scrollY).toBeGreaterThan(before + 100);
    await expectStays();
    await expectShown();
  });

  it('a press in it before does not keep it in view', async () => {
    await showLongPage({ hover: { reflex: 0 } });
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.click(trigger());
    await expectClosed();
    await expectFocusOn(trigger());
    scrollTo(0, 400);
    await untilHidden();
    await expectHidden();
  });

  it('a jump upwards, which shows it again, ends below it', async () => {
    await showLongPage();
    const target = await jumpUpToHeading();
    await expectShown();
    const { bottom } = bar.element().getBoundingClientRect();
    // The browser scrolls to whole device pixels.
    const { top } = target.getBoundingClientRect();
    expect(Math.round(top)).toBeGreaterThanOrEqual(bottom);
  });

  it('a jump in a low window leaves no room for it, because it is not sticky', async () => {
    await page.viewport(1280, 400);
    await showLongPage();
    const target = await jumpUpToHeading();
    expect(target.getBoundingClientRect().top).toBeCloseTo(0, 0);
  });

  it('a static header scrolls with the page', async () => {
    await showLongPage({ position: 'static' });
    scrollTo(0, 400);
    await wheel(100);
    await expect.poll(() => scrollY).toBe(500);
    await expectStays();
  });
});
