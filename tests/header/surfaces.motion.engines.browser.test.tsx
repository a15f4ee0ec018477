import { describe, expect, it } from 'vitest';
import { server } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import { avatar, expectMenuOpen } from '../account/accountMenuParts';
import { atRest } from '../browser/atRest';
import { waitForMotion } from '../browser/waitForMotion';
import {
  expectListOpen as expectLanguagesOpen,
  showOnSite,
} from '../language/languageMenuParts';
import {
  drawer,
  inDrawer,
  pageButton,
  showOpenDrawer,
  showPhone,
} from '../drawer/drawerParts';
import {
  barButton,
  itemLink,
  phone,
  showLongPage,
} from '../side-nav/sideNavParts';
import { expectOpen, languageButton, trigger } from './headerParts';
import { showHeader, showHeaderLoggedIn } from './showHeader';

interface Surface {
  /** Shows a page on which it is closed. */
  show(): Promise<unknown>;
  /** The element that opens and closes it. */
  button(): HTMLElement | SVGElement;
  isOpen(): Promise<unknown>;
  /** The part that opens. */
  part: string;
}

const languagesOfDrawer = () => inDrawer('button', 'Language English');

const surfaces: Record<string, Surface> = {
  'a menu of columns': {
    show: () => showHeader(),
    button: () => trigger('Products').element(),
    isOpen: () => expectOpen('Products'),
    part: '[data-lintel="panel"][data-state="open"]',
  },
  'a menu with a spotlight': {
    show: () => showHeader({ theme: 'dark-background' }),
    button: () => trigger('Resources').element(),
    isOpen: () => expectOpen('Resources'),
    part: '[data-lintel="panel"][data-state="open"]',
  },
  'the account card': {
    async show() {
      await showHeaderLoggedIn();
      // A link until its menu has loaded.
      await expect.element(avatar()).toHaveAttribute('aria-haspopup');
    },
    button: () => avatar().element(),
    isOpen: () => expectMenuOpen(),
    part: '[data-lintel="account-panel"]',
  },
  'the language list': {
    show: () => showOnSite(),
    button: () => languageButton().element(),
    isOpen: () => expectLanguagesOpen(),
    part: '[data-lintel="language-list"]',
  },
  'the drawer': {
    show: () => showPhone(),
    button: () =>
      document.querySelector<HTMLElement>(
        'dialog[open] [data-lintel="hamburger"]',
      ) ?? pageButton(),
    isOpen: () => expect.element(drawer()).toBeVisible(),
    part: '[data-lintel="drawer"]',
  },
  'a section of the drawer': {
    show: () => showOpenDrawer(),
    button: () => inDrawer('button', 'Products').element(),
    isOpen: () => expect.element(inDrawer('link', 'Websites')).toBeVisible(),
    part: '#lintel-drawer-0',
  },
  'the languages in the drawer': {
    show: () => showOpenDrawer({ site: { domain: 'example.com' } }),
    button: () => languagesOfDrawer().element(),
    isOpen: () => expect.element(inDrawer('link', 'Deutsch')).toBeVisible(),
    part: 'dialog [data-lintel="language-list"]',
  },
  'the list of sections': {
    async show() {
      await phone();
      await showLongPage({ top: <Header consent="granted" /> });
    },
    button: barButton,
    isOpen: () => expect.element(itemLink(1)).toBeVisible(),
    part: '[data-lintel="side-nav-list"]',
  },
};

const cases = Object.entries(surfaces);

describe.each(cases)('%s', (_, surface) => {
  it('passes through what is between closed and open', async () => {
    await surface.show();
    await restAndMove();
    press(surface);
    const opening = await freeze();
    expect(jumps(opening)).toEqual([]);
    atRest(document.body);
    await surface.isOpen();
  });

  it('keeps its layout while it fades', async () => {
    await surface.show();
    press(surface);
    await surface.isOpen();
    await restAndMove();
    const part = document.querySelector(surface.part)!;
    const open = layoutOf(part);
    press(surface);
    const closing = await freeze();
    // WebKit returns the tracks of a grid before they are laid out.
    if (server.browser !== 'safari') expect(jumps(closing)).toEqual([]);
    for (const animation of closing) animation.currentTime = 0;
    // What closes at once has no layout.
    if (part.checkVisibility({ visibilityProperty: true })) {
      expect(layoutOf(part)).toEqual(open);
    }
  });
});

it('nothing cuts off what an open menu draws outside of its box', async () => {
  await showHeader();
  press(surfaces['a menu of columns']!);
  await restAndMove();
  const panel = document.querySelector('[data-lintel="panel"]')!;
  expect(getComputedStyle(panel).clipPath).toBe('none');
});

async function restAndMove() {
  await waitForMotion();
  await new Promise(requestAnimationFrame);
  atRest(document.body);
}

/** Directly, because a driver's click may take longer than the motion. */
function press({ button }: Surface) {
  (button() as HTMLElement).click();
}

/** Stops everything that moves, before time passes. */
async function freeze(): Promise<Animation[]> {
  await Promise.resolve();
  let moving = running();
  // Some parts open in a later frame.
  for (let frame = 0; frame < 5 && moving.length === 0; frame++) {
    await new Promise(requestAnimationFrame);
    moving = running();
  }
  for (const animation of moving) animation.pause();
  return moving;
}

const running = () =>
  document.getAnimations().filter(({ playState }) => playState === 'running');

/** Properties that CSS switches on purpose, at one of both ends. */
const SWITCHED = /^(content-?visibility|display|overlay|visibility)$/i;
/** What else a keyframe says. */
const DESCRIBED = /^(offset|computedOffset|easing|composite)$/;

/**
 * The animated properties that have one value for a while, and then another,
 * instead of all those between.
 */
function jumps(moving: Animation[]): string[] {
  const [first, ...later] = [0.04, 0.08, 0.12].map((part) => {
    for (const animation of moving) {
      const { duration } = animation.effect!.getComputedTiming();
      animation.currentTime = part * Number(duration);
    }
    return moving.flatMap(valuesOf);
  });
  return first!.filter((value, index) =>
    later.some((values) => values[index] === value),
  );
}

function valuesOf({ effect }: Animation): string[] {
  const { target, pseudoElement } = effect as KeyframeEffect;
  const style = getComputedStyle(target!, pseudoElement);
  const keyframes = (effect as KeyframeEffect).getKeyframes();
  return [...new Set(keyframes.flatMap(Object.keys))]
    .filter((name) => !SWITCHED.test(name) && !DESCRIBED.test(name))
    .map(
      (name) =>
        `${target!.outerHTML.slice(0, 80)} ${pseudoElement} ${name}: ${style[name as 'color']}`,
    );
}

/** The boxes of a part and of everything in it. */
function layoutOf(part: Element): string[] {
  return [part, ...part.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = [x, y, width, height].map(Math.round).join(' ');
    return `${element.tagName} ${element.textContent.slice(0, 20)} ${box}`;
  });
}
