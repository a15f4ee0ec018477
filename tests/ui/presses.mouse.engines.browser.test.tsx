import { fireEvent, render } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import {
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  item,
  openByHover,
} from '../account/accountMenuParts';
import { drawn } from '../browser/clock';
import {
  expectClosed,
  expectOpen,
  languageButton,
  link,
  openByKeyboard,
  trigger,
} from '../header/headerParts';
import { showHeader, showHeaderLoggedIn } from '../header/showHeader';
import {
  expectListClosed,
  expectListOpen,
  openList,
} from '../language/languageMenuParts';
import {
  barButton,
  phone,
  scrollPage,
  showLongPage,
} from '../side-nav/sideNavParts';

const site = { domain: 'example.com' };
const stop = (event: Event) => event.stopPropagation();
const stopAtOnce = (event: Event) => event.stopImmediatePropagation();

/** Listens until the test ends. */
function listen(
  target: EventTarget,
  types: string[],
  listener: (event: Event) => void,
) {
  for (const type of types) {
    target.addEventListener(type, listener, true);
    onTestFinished(() => target.removeEventListener(type, listener, true));
  }
}

const PRESS = ['pointerdown', 'mousedown', 'click'];

/** What becomes of presses on the element. */
const maps: Record<string, (element: HTMLElement) => unknown> = {
  'that stops and prevents them': (element) =>
    listen(element, PRESS, (event) => {
      event.preventDefault();
      stop(event);
    }),
  'whose page stops them before any element': (element) =>
    listen(document, PRESS, (event) => {
      if (event.target === element) stopAtOnce(event);
    }),
  'whose page lets only mouse events through': () =>
    listen(window, ['pointerdown'], stopAtOnce),
  'in a closed shadow tree that stops them': (element) => {
    const shadow = element.attachShadow({ mode: 'closed' });
    shadow.innerHTML = '<button style="width: 100%; height: 100%">+</button>';
    listen(shadow, PRESS, stop);
  },
  // Without `allow-same-origin`, a frame has an origin of its own.
  'in a frame of another origin': (element) =>
    addFrame(element, 'allow-scripts'),
  'in a frame in a closed shadow tree': (element) =>
    addFrame(element.attachShadow({ mode: 'closed' })),
};

async function addFrame(around: Node, sandbox?: string) {
  const frame = document.createElement('iframe');
  frame.title = 'Map';
  frame.srcdoc = '<button>Play</button>';
  frame.style.cssText = 'display: block; width: 100%; height: 80px; border: 0';
  if (sandbox) frame.sandbox.add(sandbox);
  const loaded = new Promise((resolve) => (frame.onload = resolve));
  around.appendChild(frame);
  await loaded;
}

const map = page.getByRole('application', { name: 'Map' });
const press = () => userEvent.click(map, { position: AT, force: true });
const AT = { x: 10, y: 10 };

/** Above the backdrop, as a consent banner is. */
const Map = () => (
  <div
    role="application"
    aria-label="Map"
    style={{ position: 'fixed', inset: '560px 0 0', zIndex: 1e6 }}
  />
);

it.each(Object.entries(maps))(
  'a press on a map %s closes a menu, the language list and the account menu',
  async (_, prepare) => {
    await showHeaderLoggedIn({ site, actions: <Map /> });
    await expectMenuClosed();
    // Before the listeners of an open part.
    await prepare(map.element() as HTMLElement);
    await userEvent.click(trigger());
    await expectOpen();
    await press();
    await expectClosed();
    await userEvent.click(languageButton());
    await expectListOpen();
    await press();
    await expectListClosed();
    await userEvent.click(avatar());
    await expectMenuOpen();
    await press();
    await expectMenuClosed();
  },
);

it('a press in a frame closes the list of sections', async () => {
  await phone();
  await showLongPage();
  await scrollPage(1500);
  render(<Map />);
  await addFrame(map.element());
  await userEvent.click(barButton());
  await expect.element(link('Section 2')).toBeVisible();
  await press();
  await expect.element(link('Section 2')).not.toBeInTheDocument();
});

it('a menu stays open when the visitor leaves the window', async () => {
  await showHeader();
  await openByKeyboard();
  const { hasFocus } = document;
  document.hasFocus = () => false;
  window.dispatchEvent(new FocusEvent('blur'));
  await drawn();
  document.hasFocus = hasFocus;
  await expectOpen();
});

it('a menu that a hover has opened stays when Tab goes round the page', async () => {
  await showHeader();
  // The window has focus.
  await userEvent.tab();
  await userEvent.hover(trigger());
  await expectOpen();
  window.dispatchEvent(new FocusEvent('blur'));
  window.dispatchEvent(new FocusEvent('focus'));
  await drawn();
  await expectOpen();
});

it('a press that a script dispatches on the document changes nothing', async () => {
  await showHeader();
  await userEvent.click(trigger());
  await expectOpen();
  fireEvent.pointerDown(document);
  fireEvent.pointerDown(window);
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
});

/** Shows a consent banner that takes focus back from the rest of the page. */
function showFocusTrap() {
  const { container } = render(<button>Accept</button>);
  const accept = container.querySelector('button')!;
  listen(document, ['focusin'], ({ target }) => {
    if (target !== accept) accept.focus();
  });
}

it.each<[string, () => unknown, () => Locator]>([
  ['a menu', () => userEvent.click(trigger()), () => link('Websites')],
  ['a menu that a hover opened', () => userEvent.hover(trigger()), trigger],
  ['the languages', () => userEvent.click(languageButton()), languageButton],
  ['the languages', openList, () => link('Deutsch')],
  ['the account menu', openByHover, () => item('Domains')],
])(
  'a press in %s is a click, although a banner keeps focus',
  async (_, open, target) => {
    await showHeaderLoggedIn({ site });
    await expectMenuClosed();
    showFocusTrap();
    await open();
    await expect.element(target()).toBeVisible();
    const clicked: unknown[] = [];
    const element = target().element();
    listen(document, ['click'], (event) => {
      event.preventDefault();
      clicked.push(element.contains(event.target as Element));
    });
    await userEvent.click(target());
    expect(clicked).toEqual([true]);
  },
);
