import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  avatar,
  expectMenuClosed,
  expectMenuOpen,
} from '../account/accountMenuParts';
import { drawn } from '../browser/clock';
import {
  expectListClosed,
  expectListOpen,
} from '../language/languageMenuParts';
import {
  barButton,
  phone,
  scrollPage,
  showLongPage,
} from '../side-nav/sideNavParts';
import {
  expectClosed,
  expectOpen,
  languageButton,
  link,
  openByKeyboard,
  trigger,
} from './headerParts';
import { showHeader, showHeaderLoggedIn } from './showHeader';

const site = { domain: 'example.com' };
const kinds = [
  'of this origin',
  'of another origin',
  'in a closed shadow tree',
];
/** A map, above the backdrop as a consent banner is. */
async function addFrame(kind: string, top = 700) {
  const map = document.body.appendChild(document.createElement('x-map'));
  map.style.cssText = `position: fixed; inset: ${top}px 0 auto; z-index: 10000`;
  const frame = document.createElement('iframe');
  frame.title = 'Map';
  frame.srcdoc = '<button>Play</button>';
  frame.style.cssText = 'display: block; width: 100%; height: 80px; border: 0';
  // Without `allow-same-origin`, a frame has an origin of its own.
  if (kind === 'of another origin') frame.sandbox.add('allow-scripts');
  const loaded = new Promise((resolve) => (frame.onload = resolve));
  const isHidden = kind === 'in a closed shadow tree';
  (isHidden ? map.attachShadow({ mode: 'closed' }) : map).append(frame);
  await loaded;
  return () =>
    userEvent.click(map, { position: { x: 10, y: 10 }, force: true });
}

describe.each(kinds)('a press in a frame %s', (kind) => {
  it('closes an open menu', async () => {
    await showHeader();
    const pressFrame = await addFrame(kind);
    await userEvent.click(trigger());
    await expectOpen();
    await pressFrame();
    await expectClosed();
  });

  it('closes the language list and the account menu', async () => {
    await showHeaderLoggedIn({ site });
    await expectMenuClosed();
    const pressFrame = await addFrame(kind);
    await userEvent.click(languageButton());
    await expectListOpen();
    await pressFrame();
    await expectListClosed();
    await userEvent.click(avatar());
    await expectMenuOpen();
    await pressFrame();
    await expectMenuClosed();
  });
});

it('a press in a frame closes the list of sections', async () => {
  await phone();
  await showLongPage();
  await scrollPage(1500);
  const pressFrame = await addFrame('of this origin', 560);
  await userEvent.click(barButton());
  await expect.element(link('Section 2')).toBeVisible();
  await pressFrame();
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
