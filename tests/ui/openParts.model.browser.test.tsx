import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, server } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { avatar } from '../account/accountMenuParts';
import {
  centre,
  clickAt,
  moveTo,
  pressKey,
  type Key,
  type Point,
} from '../browser/input';
import { drawerIsLoaded } from '../drawer/drawerParts';
import { stayOnPage } from '../header/headerParts';
import { backend, freshPage, renderPage } from '../header/showHeader';

// One seed per file, so that a second try repeats the same sequences. If it
// fails again, the sequences are the cause, and otherwise the machine.
fc.configureGlobal({ seed: Date.now() });

const MINUTE = 60_000;
const site = { domain: 'example.com' };
const heading = () => document.querySelector('h1')!;

/** Visible, and not on its way in or out. */
const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true });
const all = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
const isLogOut = (element: Element) => element.textContent === 'Log Out';
const drawer = () => document.querySelector('dialog[open]');

/** What a visitor can point at: the parts’ buttons, their links, and the page. */
const targets = () => [
  heading(),
  ...all('[aria-expanded]'),
  ...all('a').slice(0, 6),
];

/** The buttons of what is open. */
const expanded = () => all('[aria-expanded="true"]');
const partOf = (button: Element) =>
  document.getElementById(button.getAttribute('aria-controls') ?? '');

interface Step {
  name: string;
  act(): unknown;
  isHover?: boolean;
}

const point = (name: string, act: (at: Point) => unknown) =>
  fc.nat(15).map((index): Step => ({
    name: `${name} ${index}`,
    act() {
      const target = targets()[index];
      const at = target && centre(target);
      const hit = at && document.elementFromPoint(at.x, at.y);
      if (hit && !isLogOut(hit)) return act(at);
    },
    isHover: name === 'hover',
  }));

const KEYS: Key[] = ['Enter', ' ', 'Escape', 'ArrowDown', 'ArrowUp', 'End'];
const step = fc.oneof(
  point('hover', moveTo),
  point('click', clickAt),
  fc.boolean().map((shift): Step => ({
    name: shift ? 'Shift+Tab' : 'Tab',
    act: () => pressKey('Tab', { shift }),
  })),
  fc.constantFrom(...KEYS).map((key): Step => ({
    name: key,
    act: () => !isLogOut(document.activeElement!) && pressKey(key),
  })),
  fc.constantFrom(60, 99, 400).map((ms): Step => ({
    name: `${ms} ms`,
    act: () => vi.advanceTimersByTime(ms),
  })),
);

/** Whether keyboard focus keeps a part open. */
function isKept() {
  const focus = document.activeElement!;
  const isAround = (button: Element) =>
    button.contains(focus) || partOf(button)?.contains(focus);
  return focus.matches(':focus-visible') && expanded().some(isAround);
}

/** What is true whatever a visitor has done. */
function expectRules() {
  for (const button of all('[aria-expanded]')) {
    const links = [...(partOf(button)?.querySelectorAll('a, button') ?? [])];
    expect(links.some(isShown)).toBe(button.ariaExpanded === 'true');
  }
  const isInDrawer = (button: Element) => button.closest('dialog');
  const outside = expanded().filter((button) => !isInDrawer(button));
  expect(outside.length).toBeLessThanOrEqual(1);
  const focus = document.activeElement!;
  expect(isShown(focus)).toBe(true);
  expect(drawer()?.contains(focus) ?? true).toBe(true);
  expect(document.body.classList.contains('lintel-menu-open')).toBe(!!drawer());
}

/**
 * Only after a frame does the browser know what is under the pointer. A part
 * that a timer opens closes the other one after its first frame.
 */
async function settled() {
  vi.advanceTimersByTime(1);
  finishMotion();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  finishMotion();
}

function finishMotion() {
  for (const animation of document.getAnimations()) animation.finish();
}

async function startAgain() {
  await moveTo(centre(heading()));
  for (const key of ['Escape', 'Escape'] as const) await pressKey(key);
  (document.activeElement as HTMLElement).blur();
  await settled();
}

describe.runIf(server.browser === 'chromium')(
  'whatever a logged-in visitor does with a real mouse and keyboard, one part is open at most, focus is on what is shown, and no hover replaces what has keyboard focus',
  () => {
    it.each<[string, [number, number], number]>([
      ['at 1280 px: menus, languages, account', [1280, 800], 0],
      ['the same, with the guard against reflex clicks', [1280, 800], MINUTE],
      ['at 390 px: drawer, languages, account', [390, 844], 0],
    ])('%s', { timeout: 10 * MINUTE }, async (_, size, reflex) => {
      await page.viewport(...size);
      await freshPage();
      await backend.logIn({ firstName: 'Ada' });
      const { header } = await renderPage(
        <>
          <Header site={site} hover={{ reflex }} consent="denied" />
          <LanguageMenu id="own" site={site} />
        </>,
        'loggedIn',
      );
      stayOnPage(header);
      if (size[0] < 1024) await drawerIsLoaded();
      else await expect.element(avatar()).toBeVisible();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      let opened = 0;
      const steps = fc
        .array(step, { minLength: 4, maxLength: 12 })
        .map((todo) =>
          Object.assign(todo, {
            [fc.toStringMethod]: () => todo.map(({ name }) => name).join(', '),
          }),
        );
      const follows = fc.asyncProperty(steps, async (todo) => {
        for (const { act, isHover } of todo) {
          const kept = isHover && isKept() && expanded();
          await act();
          await settled();
          expectRules();
          if (kept) expect(expanded()).toEqual(kept);
          opened += expanded().length;
        }
      });
      await fc.assert(follows.beforeEach(startAgain), { numRuns: 150 });
      expect(opened).toBeGreaterThan(15);
    });
  },
);
