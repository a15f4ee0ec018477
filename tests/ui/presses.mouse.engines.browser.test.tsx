import { fireEvent } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  avatar,
  expectMenuClosed,
  expectMenuOpen,
} from '../account/accountMenuParts';
import {
  expectClosed,
  expectOpen,
  languageButton,
  trigger,
} from '../header/headerParts';
import { showHeaderLoggedIn } from '../header/showHeader';
import {
  expectListClosed,
  expectListOpen,
} from '../language/languageMenuParts';

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

/** What the page does with presses on the element. */
const pages: Record<string, (element: HTMLElement) => void> = {
  'on which React stops them': () => {},
  'that stops them': (element) => listen(element, PRESS, stop),
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
};

async function showMap(prepare: (element: HTMLElement) => void) {
  const stopInReact = (event: React.SyntheticEvent) => event.stopPropagation();
  await showHeaderLoggedIn({
    site,
    actions: (
      <div
        role="application"
        aria-label="Map"
        style={{ position: 'fixed', inset: '600px 0 0', zIndex: 1e6 }}
        onPointerDown={stopInReact}
        onMouseDown={stopInReact}
      />
    ),
  });
  await expectMenuClosed();
  const map = page.getByRole('application', { name: 'Map' });
  // Before the listeners of an open part.
  prepare(map.element() as HTMLElement);
  return () => userEvent.click(map, { force: true });
}

describe.each(Object.entries(pages))('a press on a map %s', (_, prepare) => {
  it('closes a menu, the language list and the account menu', async () => {
    const press = await showMap(prepare);
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
  });
});

it('a press that a script dispatches on the document changes nothing', async () => {
  await showMap(() => {});
  await userEvent.click(trigger());
  await expectOpen();
  fireEvent.pointerDown(document);
  fireEvent.pointerDown(window);
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true');
});
