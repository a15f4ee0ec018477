import { afterEach, beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import '../../.storybook/fonts.css';
import { loadFonts } from '../browser/loadFonts';
import { failOnConsole } from './console';
import { setUpReact } from './react';

const VIEWPORT = { width: 1280, height: 800 };

// Before anything is measured: words and lines are as long as their font makes
// them. These are Latin letters, and the names of the languages in each bar.
await loadFonts('A 日本語 한국어');

const address = location.href;
const rootAttributes = attributesOf(document.documentElement);
const bodyAttributes = attributesOf(document.body);

// First, because hooks that run after a test run in reverse order, and messages
// that React prints on unmount must be caught.
failOnConsole();
afterEach(resetPage);
// The previous page may still have stored something when it was left.
beforeEach(forgetVisitor);
// A real click reaches React outside act(), which is correct here.
// https://github.com/vitest-community/vitest-browser-react/pull/46
setUpReact({ act: false });
beforeEach(resetViewport);
// The browser's page keeps its pointer across tests and even test files. A
// pointer left over a menu would open it in the next test.
beforeEach(() => commands.parkPointer());
// The list of requests ends after 250, and files share a page.
beforeEach(() => performance.clearResourceTimings());

async function resetViewport() {
  if (innerWidth === VIEWPORT.width && innerHeight === VIEWPORT.height) return;
  await page.viewport(VIEWPORT.width, VIEWPORT.height);
}

/**
 * All tests of a browser share one origin, and those of a file one document.
 */
function resetPage() {
  document.body.replaceChildren();
  restore(document.documentElement, rootAttributes);
  restore(document.body, bodyAttributes);
  forgetVisitor();
  scrollTo(0, 0);
  if (location.href !== address) history.replaceState(null, '', address);
}

function forgetVisitor() {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0];
    document.cookie = `${name}=; path=/; max-age=0`;
  }
}

function attributesOf(element: Element) {
  return Array.from(element.attributes, ({ name, value }) => ({ name, value }));
}

function restore(
  element: Element,
  attributes: ReturnType<typeof attributesOf>,
) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const { name, value } of attributes) element.setAttribute(name, value);
}
