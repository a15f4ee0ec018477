import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  accountMenu,
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  item,
  items,
  openByKey,
  tabToAvatar,
} from './accountMenuParts';
import { drawn } from './clock';
import { expectFocusOn, link, trigger } from './headerParts';
import { showHeaderToMember } from './showHeader';

const FIRST = 'Account Dashboard';
const LAST = 'Log Out';

describe('M1: the avatar', () => {
  it('says that it has a menu, whether it is open, and which it is', async () => {
    await showHeaderToMember();
    await expect.element(avatar()).toHaveAttribute('aria-haspopup', 'menu');
    await expectMenuClosed();
    await expect.element(avatar()).not.toHaveAttribute('aria-controls');
    await openByKey();
    expect(accountMenu().element().id).toBe(
      avatar().element().getAttribute('aria-controls'),
    );
  });
});

describe('M2: the menu', () => {
  it('is named by the avatar; its items are links that Tab does not visit one by one', async () => {
    await showHeaderToMember();
    await openByKey();
    await expect
      .element(accountMenu())
      .toHaveAttribute('aria-labelledby', avatar().element().id);
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
    await userEvent.hover(avatar());
    await expectMenuOpen();
    await expectFocusOn(avatar());
    await userEvent.keyboard(key);
    await expectFocusOn(item(entry));
  });

  it.each(['{Enter}', ' '])(
    'the key "%s" closes a menu that a hover has opened',
    async (key) => {
      await showHeaderToMember({ reflexClickMs: 0 });
      await tabToAvatar();
      await userEvent.hover(avatar());
      await expectMenuOpen();
      await userEvent.keyboard(key);
      await expectMenuClosed();
      await expectFocusOn(avatar());
    },
  );
});

describe('in the menu', () => {
  it('M5: Down leads from item to item, and from the last to the first', async () => {
    await showHeaderToMember();
    await openByKey();
    for (const name of ['Domains', LAST, FIRST]) {
      await userEvent.keyboard('{ArrowDown}');
      await expectFocusOn(item(name));
    }
  });

  it('M5: Up leads from the first to the last, and from item to item', async () => {
    await showHeaderToMember();
    await openByKey();
    for (const name of [LAST, 'Domains', FIRST]) {
      await userEvent.keyboard('{ArrowUp}');
      await expectFocusOn(item(name));
    }
  });

  it('M6: End and Home lead to its ends', async () => {
    await showHeaderToMember();
    await openByKey();
    await userEvent.keyboard('{End}');
    await expectFocusOn(item(LAST));
    await userEvent.keyboard('{Home}');
    await expectFocusOn(item(FIRST));
  });

  it.each([
    ['d', 'Domains'],
    ['l', LAST],
    ['do', 'Domains'],
    ['lo', LAST],
  ])('M6: "%s" leads to what begins so', async (typed, name) => {
    await showHeaderToMember();
    await openByKey();
    await userEvent.keyboard(typed);
    await expectFocusOn(item(name));
  });

  it('M6: PageDown and PageUp lead to its ends', async () => {
    await showHeaderToMember();
    await openByKey();
    await userEvent.keyboard('{PageDown}');
    await expectFocusOn(item(LAST));
    await userEvent.keyboard('{PageUp}');
    await expectFocusOn(item(FIRST));
  });

  it('M6: a letter that is typed again leads to the next that begins so', async () => {
    await showHeaderToMember({ messages: { logOut: 'Done' } });
    await openByKey();
    for (const name of ['Domains', 'Done', 'Domains']) {
      await userEvent.keyboard('d');
      await expectFocusOn(item(name));
    }
  });

  it('M6: letters in a row are one word, and after a second the next', async () => {
    await showHeaderToMember();
    await openByKey();
    await userEvent.keyboard('la');
    await expectFocusOn(item(LAST));
    const typed = performance.now();
    await expect
      .poll(() => performance.now() - typed, { interval: 50, timeout: 2000 })
      .toBeGreaterThan(1000);
    await userEvent.keyboard('a');
    await expectFocusOn(item(FIRST));
  });

  it('M6: Space in a word is a letter, and follows nothing', async () => {
    const { header } = await showHeaderToMember();
    const clicked = vi.fn();
    header.addEventListener('click', clicked);
    await openByKey();
    await userEvent.keyboard('log o');
    await expectFocusOn(item(LAST));
    await expectMenuOpen();
    expect(clicked).not.toHaveBeenCalled();
  });

  it.each(['{Shift>}{ArrowDown}{/Shift}', '{Control>}d{/Control}'])(
    'the keys "%s" are the page’s',
    async (keys) => {
      await showHeaderToMember();
      await openByKey();
      await userEvent.keyboard(keys);
      await drawn();
      await expectFocusOn(item(FIRST));
    },
  );

  it('M6: a letter that nothing begins with leads nowhere', async () => {
    await showHeaderToMember();
    await openByKey();
    await userEvent.keyboard('x');
    await expectFocusOn(item(FIRST));
  });

  it('M7: Escape closes it, back on the avatar, on the same page', async () => {
    await showHeaderToMember();
    await openByKey();
    const address = location.href;
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expectMenuClosed();
    await expectFocusOn(avatar());
    expect(location.href).toBe(address);
  });

  it('M8: Tab closes it, and goes on from the avatar', async () => {
    await showHeaderToMember();
    await openByKey();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expectMenuClosed();
    await expectFocusOn(link('More'));
  });

  it('M8: Shift+Tab closes it, back on what is before the avatar', async () => {
    await showHeaderToMember();
    await openByKey();
    await userEvent.tab({ shift: true });
    await expectMenuClosed();
    await expectFocusOn(trigger('Language English'));
  });
});

describe('the closed menu', () => {
  it('is no stop of Tab', async () => {
    await showHeaderToMember();
    await tabToAvatar();
    await userEvent.tab();
    await expectFocusOn(link('More'));
  });

  it.each(['a', '{End}', '{ArrowRight}', '{Escape}'])(
    'is not opened by the key "%s"',
    async (key) => {
      await showHeaderToMember();
      await tabToAvatar();
      await userEvent.keyboard(key);
      await expectMenuClosed();
      await expectFocusOn(avatar());
    },
  );
});

describe('with a focus that has gone elsewhere', () => {
  it('the menu closes by Escape, and the focus stays', async () => {
    await showHeaderToMember();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard('{Escape}');
    await expectMenuClosed();
    expect(document.activeElement).toBe(document.body);
  });

  it('an open menu closes', async () => {
    await showHeaderToMember();
    await openByKey();
    (page.getByRole('link', { name: 'More' }).element() as HTMLElement).focus();
    await expectMenuClosed();
    await expectFocusOn(link('More'));
  });
});
