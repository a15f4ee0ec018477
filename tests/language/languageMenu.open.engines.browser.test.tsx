import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn } from '../browser/clock';
import {
  expectFocusOn,
  languageButton,
  link,
  tabTo,
} from '../header/headerParts';
import {
  expectListClosed,
  expectListOpen,
  languageLinks,
  languageList,
  openList,
  openListByKeyboard,
  showOnSite,
  tabIntoList,
} from './languageMenuParts';

const heading = () => page.getByRole('heading', { name: 'A page' });

describe('the language list', () => {
  it('is closed initially and on hover: nothing in it is visible, readable or focusable', async () => {
    await showOnSite();
    await expectListClosed();
    await userEvent.hover(languageButton());
    await drawn();
    await expectListClosed();
    await tabTo(link('Log In'), languageButton());
  });

  it('has a name, is controlled by its button, and is below it, inside the window and over the page', async () => {
    await showOnSite();
    const before = heading().element().getBoundingClientRect();
    await openList();
    expect(heading().element().getBoundingClientRect()).toEqual(before);
    expect(languageList().element().id).toBe(
      languageButton().element().getAttribute('aria-controls'),
    );
    const button = languageButton().element().getBoundingClientRect();
    const list = languageList().element().getBoundingClientRect();
    expect(list.top).toBeGreaterThanOrEqual(button.bottom - 1);
    // The button has room for its focus ring.
    expect(list.right).toBeCloseTo(button.right - 8, 0);
    expect(list.left).toBeGreaterThan(0);
    expect(button.height).toBeGreaterThanOrEqual(44);
    for (const each of languageLinks()) {
      expect(each.offsetHeight).toBeGreaterThanOrEqual(36);
    }
  });
});

it('arrow keys move focus into the open list and between its links, and do not scroll the page', async () => {
  const { header } = await showOnSite();
  header.parentElement!.style.minHeight = '300vh';
  await openListByKeyboard();
  for (const [key, name] of [
    ['{ArrowDown}', 'English'],
    ['{ArrowDown}', 'Deutsch'],
    ['{End}', '한국어'],
    ['{ArrowDown}', '한국어'],
    ['{Home}', 'English'],
    ['{ArrowUp}', 'English'],
  ] as const) {
    await userEvent.keyboard(key);
    await expectFocusOn(link(name));
    expect(scrollY).toBe(0);
  }
  await expectListOpen();
});

describe('an open language list closes', () => {
  it('on Escape, and Tab skips it while it fades out', async () => {
    await showOnSite();
    await tabIntoList();
    await userEvent.keyboard('{Escape}{Tab}');
    await expectFocusOn(link('Log In'));
  });
});
