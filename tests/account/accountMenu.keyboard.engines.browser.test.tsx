import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  accountMenu,
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  item,
  items,
  openAlone,
  openAloneByKey,
  openByHover,
  openByKey,
  showAlone,
  tabToAvatar,
} from './accountMenuParts';
import { drawn, pass, stopClock } from '../browser/clock';
import {
  expectFocusOn,
  link,
  stayOnPage,
  trigger,
} from '../header/headerParts';
import { showHeaderLoggedIn } from '../header/showHeader';

const FIRST = 'Account Dashboard';
const LAST = 'Log Out';
const field = () => page.getByRole('textbox', { name: 'Search' });

describe('the avatar', () => {
  it('has aria-haspopup, aria-expanded and aria-controls', async () => {
    await showHeaderLoggedIn();
    await expect.element(avatar()).toHaveAttribute('aria-haspopup', 'menu');
    await expectMenuClosed();
    await expect.element(avatar()).not.toHaveAttribute('aria-controls');
    await openByKey();
    const menu = accountMenu().element();
    expect(menu.id).toBe(avatar().element().getAttribute('aria-controls'));
    expect(menu.getAttribute('aria-labelledby')).toBe(avatar().element().id);
    // Links with a roving tabindex.
    const all = items().elements() as HTMLElement[];
    expect(all.map(({ localName, tabIndex }) => [localName, tabIndex])).toEqual(
      [
        ['a', 0],
        ['a', -1],
        ['a', -1],
      ],
    );
  });
});

describe('the closed account menu', () => {
  it.each([
    ['Down', '{ArrowDown}', FIRST],
    ['Up', '{ArrowUp}', LAST],
  ])('opened by hover, receives focus by %s', async (_, key, entry) => {
    await showHeaderLoggedIn();
    await tabToAvatar();
    await openByHover();
    await expectFocusOn(avatar());
    await userEvent.keyboard(key);
    await expectFocusOn(item(entry));
  });

  it('does not open by other keys or by focus alone (WCAG 3.2.1), and Tab skips it', async () => {
    await showHeaderLoggedIn();
    const address = location.href;
    await tabToAvatar();
    for (const key of ['a', '{End}', '{ArrowRight}', '{Escape}']) {
      await userEvent.keyboard(key);
      await drawn();
      await expectMenuClosed();
      await expectFocusOn(avatar());
    }
    await userEvent.tab();
    await expectFocusOn(link('More'));
    expect(location.href).toBe(address);
  });
});

describe('the open account menu', () => {
  it('closes on Tab, and focus moves on from the avatar', async () => {
    await showHeaderLoggedIn();
    await openByKey();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expectMenuClosed();
    await expectFocusOn(link('More'));
    await openByKey();
    await userEvent.tab({ shift: true });
    await expectMenuClosed();
    await expectFocusOn(trigger('Language English'));
  });

  // The menu used to stay for its closing animation, and Tab moved focus into
  // an element that was then removed.
  it('never loses focus on Tab, however quickly it is pressed', async () => {
    await showAlone({}, <button>Next</button>);
    await expectMenuClosed();
    for (let round = 0; round < 8; round += 1) {
      await openAloneByKey();
      await userEvent.tab();
      await expectFocusOn(page.getByRole('button', { name: 'Next' }));
      await expectMenuClosed();
    }
  });

  it.each(['{Enter}', ' '])(
    'follows an item once on "%s", and focus moves to the avatar',
    async (key) => {
      await showAlone();
      const main = page.getByRole('main').element() as HTMLElement;
      stayOnPage(main);
      const followed: string[] = [];
      main.addEventListener('click', ({ target }) =>
        followed.push((target as HTMLAnchorElement).href),
      );
      await openAloneByKey();
      await userEvent.keyboard('{ArrowDown}');
      await expectFocusOn(item('Domains'));
      await userEvent.keyboard(key);
      await expectMenuClosed();
      await expectFocusOn(avatar());
      expect(followed).toEqual(['https://account.example.com/domains']);
    },
  );
});

it('opened by hover, the account menu adds no tab stop to the page', async () => {
  await showHeaderLoggedIn();
  await expectMenuClosed();
  const skip = link('Skip to main content');
  await userEvent.tab();
  await expectFocusOn(skip);
  (document.activeElement as HTMLElement).blur();
  const stops = () =>
    [...document.querySelectorAll<HTMLElement>('body *')].filter(
      ({ tabIndex }) => tabIndex >= 0,
    );
  const before = stops();
  await openByHover();
  expect(stops()).toEqual(before);
  await userEvent.hover(page.getByRole('heading', { name: 'A page' }));
  await expectMenuClosed();
});

describe('Escape closes the account menu', () => {
  it('from each item and from the avatar, and focus returns to the avatar', async () => {
    await showAlone();
    const address = location.href;
    for (const focused of [item(FIRST), item(LAST), avatar()]) {
      await openAlone();
      (focused.element() as HTMLElement).focus();
      await userEvent.keyboard('{Escape}');
      await expectMenuClosed();
      await expectFocusOn(avatar());
    }
    expect(location.href).toBe(address);
  });

  it('without moving the pointer (WCAG 1.4.13) or focus, and it stays closed', async () => {
    await showHeaderLoggedIn();
    await openByHover();
    expect(document.activeElement).toBe(document.body);
    stopClock();
    await userEvent.keyboard('{Escape}');
    await pass(2000);
    await expectMenuClosed();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a field keeps focus while the visitor types', () => {
  async function showBesideField() {
    await showAlone({}, <input aria-label="Search" />);
    await expectMenuClosed();
    await userEvent.click(field());
    await expectFocusOn(field());
  }

  it('when the pointer moves to the avatar, to each item, and away', async () => {
    await showBesideField();
    await userEvent.keyboard('h');
    await openByHover();
    await userEvent.keyboard('e');
    for (const [name, letter] of [
      [FIRST, 'l'],
      ['Domains', 'l'],
      [LAST, 'o'],
    ] as const) {
      await userEvent.hover(item(name));
      await drawn();
      await userEvent.keyboard(letter);
    }
    await expectFocusOn(field());
    await expect.element(field()).toHaveValue('hello');
    await expectMenuOpen();
    stopClock();
    await userEvent.hover(page.getByRole('heading', { name: 'A page' }));
    await pass(100);
    await expectMenuClosed();
    await userEvent.keyboard('!');
    await expect.element(field()).toHaveValue('hello!');
  });

  // The menu used to remember this until it was opened again.
  it('even if a key moved focus into the menu that an earlier hover opened', async () => {
    await showBesideField();
    await openByHover();
    (avatar().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expectFocusOn(item(FIRST));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(field());
    await expectMenuClosed();
    await openByHover();
    await userEvent.keyboard('hello');
    await expectFocusOn(field());
    await expect.element(field()).toHaveValue('hello');
  });
});
