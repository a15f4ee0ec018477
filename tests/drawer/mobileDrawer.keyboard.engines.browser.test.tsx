import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  expectDrawerClosed,
  expectDrawerOpen,
  expectSectionClosed,
  expectSectionOpen,
  focusedName,
  inDrawer,
  linksOf,
  openDrawer,
  pageButton,
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

function Themes({ checked }: { checked?: string }) {
  return ['light', 'dark', 'system'].map((name) => (
    <input
      key={name}
      type="radio"
      name="theme"
      aria-label={name}
      defaultChecked={name === checked}
    />
  ));
}

/** The name of its button is also that of the element, which alone is known. */
function ClosedRoot() {
  return (
    <div
      aria-label="in it"
      ref={(host) => {
        if (!host || host.dataset['made']) return;
        host.dataset['made'] = 'true';
        const root = host.attachShadow({ mode: 'closed' });
        root.innerHTML = '<button>One</button><button>Two</button>';
      }}
    />
  );
}

/** The name of what has focus, in a frame too. */
function deepestFocus() {
  const focused = document.activeElement as HTMLElement;
  const inFrame = (focused as HTMLIFrameElement).contentDocument;
  return inFrame ? inFrame.activeElement!.textContent : focusedName();
}

describe('a section of the drawer', () => {
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
    (inDrawer('button', 'Products').element() as HTMLElement).focus();
    // While it closes, too.
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

  // What is a tab stop: a radio group has one, and what is closed has none.
  it.each([
    ['a radio group', <Themes checked="dark" />, ['dark']],
    ['a frame', <iframe title="Chat" srcDoc="<button>Talk" />, ['Talk']],
    ['a closed shadow root', <ClosedRoot />, ['in it']],
  ])(
    'goes back once to %s at its end, and on from there',
    async (_, element, [last]) => {
      await showOpenDrawer({ site, actions: element });
      await tabTo('example.com Home');
      await userEvent.tab({ shift: true });
      expect(deepestFocus()).toMatch(last!);
      await userEvent.tab();
      await expect.poll(deepestFocus).toBe('example.com Home');
    },
  );
});
