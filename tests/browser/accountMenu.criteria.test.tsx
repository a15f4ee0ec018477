import { describe, expect, it } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { AccountMenu } from '../../src/components/AccountMenu/AccountMenu';
import { expectNoAxeViolations } from '../setup/axe';
import {
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  expectRing,
  item,
  items,
  openAlone,
  pageWith,
  showAlone,
  showToMember,
  site,
  slowly,
  tabToAvatar,
} from './accountMenuParts';
import { atRest } from './atRest';
import { drawn, pass, stopClock } from './clock';
import { contrastBetween } from './contrast';
import { computed, expectFocusOn } from './headerParts';
import { dragBetween } from './input';
import { showHeaderToMember } from './showHeader';

const THEMES = ['light-background', 'dark-background'] as const;

describe('what opens on hover (WCAG 1.4.13)', () => {
  it('is dismissible without moving the pointer, wherever the focus is', async () => {
    await showHeaderToMember();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    stopClock();
    await userEvent.keyboard('{Escape}');
    await pass(2000);
    await expectMenuClosed();
  });

  it('is hoverable: the pointer reaches each item, and all stay', async () => {
    await showHeaderToMember();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    stopClock();
    for (const name of ['Log Out', 'Domains', 'Account Dashboard']) {
      await userEvent.hover(item(name));
      await pass(2000);
      await expectMenuOpen();
    }
  });

  it('is persistent: no time ends it', async () => {
    await showHeaderToMember();
    stopClock();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    await pass(3_600_000);
    await expectMenuOpen();
  });
});

describe('the focus', () => {
  it('is visible, on the avatar and each item (WCAG 2.4.7)', async () => {
    await showHeaderToMember();
    await tabToAvatar();
    expectRing(avatar().element());
    await userEvent.keyboard('{Enter}');
    for (const name of ['Account Dashboard', 'Domains', 'Log Out']) {
      await expectFocusOn(item(name));
      expectRing(item(name).element());
      await userEvent.keyboard('{ArrowDown}');
    }
  });

  it('is under nothing (WCAG 2.4.11)', async () => {
    await showHeaderToMember({ position: 'sticky' });
    await tabToAvatar();
    expectOnTop(avatar().element());
    await userEvent.keyboard('{Enter}');
    for (const name of ['Account Dashboard', 'Domains', 'Log Out']) {
      await expectFocusOn(item(name));
      expectOnTop(item(name).element());
      await userEvent.keyboard('{ArrowDown}');
    }
  });

  it('opens nothing and leads nowhere by itself (WCAG 3.2.1)', async () => {
    await showHeaderToMember();
    const address = location.href;
    stopClock();
    await tabToAvatar();
    await pass(2000);
    await expectMenuClosed();
    expect(location.href).toBe(address);
  });
});

function expectOnTop(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  for (const [x, y] of [
    [left + 8, (top + bottom) / 2],
    [(left + right) / 2, (top + bottom) / 2],
    [right - 8, (top + bottom) / 2],
  ] as const) {
    expect(element.contains(document.elementFromPoint(x, y))).toBe(true);
  }
}

describe.runIf(server.browser === 'chromium')('a press', () => {
  it('that is moved off the avatar before it ends toggles nothing (WCAG 2.5.2)', async () => {
    await showHeaderToMember({ reflexClickMs: 0 });
    await userEvent.hover(avatar());
    await expectMenuOpen();
    await drawn();
    atRest(document.body);
    stopClock();
    await dragBetween(
      avatar().element(),
      page.getByText('Ada Lovelace').element(),
    );
    await pass(50);
    await expectMenuOpen();
  });
});

describe('the avatar', () => {
  it('may show a letter that its name has not, which is a picture; its items say what they show (WCAG 2.5.3)', async () => {
    await showToMember(pageWith(<AccountMenu {...slowly} site={site} />), {
      firstName: 'Zoe',
    });
    await openAlone();
    atRest(document.body);
    await expectNoAxeViolations();
    for (const name of ['Account Dashboard', 'Domains', 'Log Out']) {
      await expect.element(item(name)).toHaveTextContent(name);
    }
  });

  it('is wider than it looks, for a fingertip, and each item is 40 px high (WCAG 2.5.8)', async () => {
    await showAlone();
    await expectMenuClosed();
    const { x, y, width, height } = avatar().element().getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    for (const [left, top] of [
      [-20, 0],
      [20, 0],
      [0, -20],
      [0, 20],
    ] as const) {
      const hit = document.elementFromPoint(middleX + left, middleY + top);
      expect(avatar().element().contains(hit), `${left}, ${top}`).toBe(true);
    }
    await openAlone();
    for (const each of items().elements() as HTMLElement[]) {
      expect(each.offsetHeight).toBeGreaterThanOrEqual(40);
    }
  });

  it.each(THEMES)(
    'stands out from a %s (WCAG 1.4.11), and its letter from it (1.4.3)',
    async (theme) => {
      const { header } = await showHeaderToMember({ theme });
      await expectMenuClosed();
      const face = computed(avatar().element());
      const bar = computed(header.firstElementChild!).backgroundColor;
      expect(contrastBetween(face.backgroundColor, bar)).toBeGreaterThan(3);
      expect(contrastBetween(face.color, face.backgroundColor)).toBeGreaterThan(
        4.5,
      );
    },
  );
});
