import { describe, expect, it, vi } from 'vitest';
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
import { showHeaderToMember } from '../header/showHeader';

const FIRST = 'Account Dashboard';
const LAST = 'Log Out';
const field = () => page.getByRole('textbox', { name: 'Search' });

describe('M1, M2: the avatar and its menu', () => {
  it('say that there is a menu, whether it is open, and which it is', async () => {
    await showHeaderToMember();
    await expect.element(avatar()).toHaveAttribute('aria-haspopup', 'menu');
    await expectMenuClosed();
    await expect.element(avatar()).not.toHaveAttribute('aria-controls');
    await openByKey();
    const menu = accountMenu().element();
    expect(menu.id).toBe(avatar().element().getAttribute('aria-controls'));
    expect(menu.getAttribute('aria-labelledby')).toBe(avatar().element().id);
    // Links that Tab does not visit one by one.
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

describe('from the avatar', () => {
  it.each([
    ['M3: Enter', '{Enter}', FIRST],
    ['M3: Space', ' ', FIRST],
    ['M3: Down', '{ArrowDown}', FIRST],
    ['M4: Up', '{ArrowUp}', LAST],
  ])('%s opens the menu, and has its item focused', async (_, key, entry) => {
    await showHeaderToMember();
    const scrolled = scrollY;
    await openByKey(key, entry);
    expect(scrollY).toBe(scrolled);
  });

  it.each([
    ['M3: Down', '{ArrowDown}', FIRST],
    ['M4: Up', '{ArrowUp}', LAST],
  ])('%s enters a menu that a hover has opened', async (_, key, entry) => {
    await showHeaderToMember();
    await tabToAvatar();
    await openByHover();
    await expectFocusOn(avatar());
    await userEvent.keyboard(key);
    await expectFocusOn(item(entry));
  });

  it.each(['{Enter}', ' '])(
    'the key "%s" closes a menu that a hover has opened',
    async (key) => {
      await showHeaderToMember({ reflexClickMs: 0 });
      await tabToAvatar();
      await openByHover();
      await userEvent.keyboard(key);
      await expectMenuClosed();
      await expectFocusOn(avatar());
    },
  );

  it('no other key opens it, nor the focus alone (WCAG 3.2.1); closed, it is no stop of Tab', async () => {
    await showHeaderToMember();
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

describe('in the menu', () => {
  /** Whether the keys lead from item to item as told. */
  async function expectLeads(steps: [keys: string, to: string][]) {
    for (const [keys, to] of steps) {
      await userEvent.keyboard(keys);
      // Radix moves the focus in a timer of 0 ms.
      await pass(0);
      await expectFocusOn(item(to));
    }
  }

  it('M5, M6: arrows lead round, End and Home, PageDown and PageUp to its ends', async () => {
    await showHeaderToMember();
    await openByKey();
    await expectLeads([
      ['{ArrowDown}', 'Domains'],
      ['{ArrowDown}', LAST],
      ['{ArrowDown}', FIRST],
      ['{ArrowUp}', LAST],
      ['{ArrowUp}', 'Domains'],
      ['{End}', LAST],
      ['{Home}', FIRST],
      ['{PageDown}', LAST],
      ['{PageUp}', FIRST],
    ]);
  });

  it('M6: letters in a row are one word, and after a second the next', async () => {
    const { header } = await showHeaderToMember({
      messages: { logOut: 'Do it' },
    });
    const clicked = vi.fn();
    header.addEventListener('click', clicked);
    await openByKey();
    stopClock();
    // Again, it leads to the next that begins so.
    await expectLeads([
      ['d', 'Domains'],
      ['d', 'Do it'],
      ['d', 'Domains'],
    ]);
    await pass(1000);
    // Space in a word is a letter, and follows nothing.
    await expectLeads([['do i', 'Do it']]);
    await pass(1000);
    await expectLeads([
      ['x', 'Do it'],
      ['a', 'Do it'],
    ]);
    await pass(1000);
    await expectLeads([['a', FIRST]]);
    await expectMenuOpen();
    expect(clicked).not.toHaveBeenCalled();
  });

  it('keys with Shift or Ctrl are the page’s', async () => {
    await showHeaderToMember();
    await openByKey();
    for (const keys of [
      '{Shift>}{ArrowDown}{/Shift}',
      '{Control>}d{/Control}',
    ]) {
      await userEvent.keyboard(keys);
      await drawn();
      await expectFocusOn(item(FIRST));
    }
  });

  it('M8: Tab closes it, and goes on from the avatar', async () => {
    await showHeaderToMember();
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

  // It once stayed for its animation, and Tab led into what then was gone.
  it('Tab never loses the focus, however soon it follows', async () => {
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
    'an item that is chosen by "%s" is followed once, and hands the focus to the avatar',
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

describe('M7: Escape closes the menu', () => {
  it('from each item and from the avatar, back on the avatar, on the same page', async () => {
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

  it('without moving the pointer (WCAG 1.4.13), where the focus stays; nothing opens that is not asked for anew', async () => {
    await showHeaderToMember();
    await openByHover();
    expect(document.activeElement).toBe(document.body);
    stopClock();
    await userEvent.keyboard('{Escape}');
    await pass(2000);
    await expectMenuClosed();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('whoever types in a field keeps it', () => {
  async function showBesideField() {
    await showAlone({}, <input aria-label="Search" />);
    await expectMenuClosed();
    await userEvent.click(field());
    await expectFocusOn(field());
  }

  it('while the pointer hovers the avatar, and each item, and when it leaves', async () => {
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

  it('when Escape closes it', async () => {
    await showBesideField();
    await openByHover();
    await userEvent.keyboard('{Escape}');
    await expectMenuClosed();
    await userEvent.keyboard('hello');
    await expect.element(field()).toHaveValue('hello');
  });

  // It once was remembered for the next time the menu opened.
  it('although a key has entered the menu that an earlier hover opened', async () => {
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
