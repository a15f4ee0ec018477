import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  item,
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
const unnamedPlaces = () =>
  [...document.querySelectorAll('[tabindex="0"]:empty')].filter((each) =>
    each.checkVisibility(),
  ).length;
const field = () => page.getByRole('textbox', { name: 'Search' });

describe('the keys of a menu', () => {
  it('open it, and move focus between its items', async () => {
    await showHeaderLoggedIn();
    for (const [key, entry] of [
      [' ', FIRST],
      ['{ArrowDown}', FIRST],
      ['{ArrowUp}', LAST],
    ] as const) {
      await expectMenuClosed();
      await tabToAvatar();
      await userEvent.keyboard(key);
      await expectMenuOpen();
      await expectFocusOn(item(entry));
      await userEvent.keyboard('{Escape}');
    }
    await openByKey();
    for (const [key, name] of [
      ['{ArrowDown}', 'Domains'],
      ['{ArrowUp}', FIRST],
      ['{ArrowUp}', LAST],
      ['{Home}', FIRST],
      ['{End}', LAST],
      ['d', 'Domains'],
    ] as const) {
      await userEvent.keyboard(key);
      await expectFocusOn(item(name));
    }
  });

  it.each([
    ['Down', '{ArrowDown}', FIRST],
    ['Up', '{ArrowUp}', LAST],
  ])('move focus into a menu opened by hover: %s', async (_, key, entry) => {
    await showHeaderLoggedIn();
    await tabToAvatar();
    await openByHover();
    await expectFocusOn(avatar());
    await userEvent.keyboard(key);
    await expectFocusOn(item(entry));
  });

  it('do not open it, if they are others, nor does focus alone (WCAG 3.2.1), and Tab skips it', async () => {
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
  it('closes on Tab, and focus moves on from the avatar, with no place without a name', async () => {
    await showHeaderLoggedIn();
    const before = unnamedPlaces();
    await openByKey();
    await expect.poll(unnamedPlaces).toBe(before);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expectMenuClosed();
    await expectFocusOn(link('More'));
    await openByKey();
    await userEvent.tab({ shift: true });
    await expectMenuClosed();
    await expectFocusOn(trigger('Language English'));
  });

  it('follows an item once on Enter and Space, and focus moves to the avatar', async () => {
    await showAlone();
    const main = page.getByRole('main').element() as HTMLElement;
    stayOnPage(main);
    const followed: string[] = [];
    main.addEventListener('click', ({ target }) =>
      followed.push((target as HTMLAnchorElement).href),
    );
    for (const key of ['{Enter}', ' ']) {
      await openAloneByKey();
      await userEvent.keyboard('{ArrowDown}');
      await expectFocusOn(item('Domains'));
      await userEvent.keyboard(key);
      await expectMenuClosed();
      await expectFocusOn(avatar());
      expect(followed.splice(0)).toEqual([
        'https://account.example.com/domains',
      ]);
    }
  });

  it.each(['Control', 'Shift', 'Alt'])(
    'stays open for Enter with %s, which is the browser’s',
    async (modifier) => {
      await showAlone();
      const main = page.getByRole('main').element() as HTMLElement;
      stayOnPage(main);
      const byScripts: Event[] = [];
      main.addEventListener('click', (event) => {
        if (!event.isTrusted) byScripts.push(event);
      });
      await openAloneByKey();
      await userEvent.keyboard(`{${modifier}>}{Enter}{/${modifier}}`);
      expect(byScripts).toEqual([]);
      await expectMenuOpen();
    },
  );
});

it('a field keeps focus while the pointer moves to the avatar, to each item, and away', async () => {
  await showAlone({}, <input aria-label="Search" />);
  await expectMenuClosed();
  await userEvent.click(field());
  await openByHover();
  for (const [name, letter] of [
    [FIRST, 'a'],
    [LAST, 'b'],
  ] as const) {
    await userEvent.hover(item(name));
    await drawn();
    await userEvent.keyboard(letter);
  }
  await expectMenuOpen();
  stopClock();
  await userEvent.hover(page.getByRole('heading', { name: 'A page' }));
  await pass(100);
  await expectMenuClosed();
  await userEvent.keyboard('c');
  await expect.element(field()).toHaveValue('abc');
  await expectFocusOn(field());
});
