import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { atRest } from '../browser/atRest';
import { drawn } from '../browser/clock';
import { inDrawer, openDrawer, showPhone, dialog } from '../drawer/drawerParts';
import { avatar, expectMenuOpen } from '../account/accountMenuParts';
import { computed, expectOpen, languageButton, trigger } from './headerParts';
import { showHeaderLoggedIn } from './showHeader';

/** How far the outer edge of a focus ring is from its element, in px. */
const REACH = 4;

interface Ring {
  name: string | null;
  style: string;
  isWhole: boolean;
}

/** The ring of the focused element. */
function focusedRing(): Ring {
  const focused = document.activeElement as HTMLElement;
  const { outlineStyle, outlineWidth, outlineOffset } = computed(focused);
  return {
    name: focused.ariaLabel ?? focused.textContent,
    style: `${outlineStyle} ${outlineWidth} ${outlineOffset}`,
    isWhole: parseFloat(outlineOffset) < 0 || !isClipped(focused),
  };
}

/** Whether the window or an element around it cuts off a part of the ring. */
function isClipped(focused: Element): boolean {
  const ring = focused.getBoundingClientRect();
  const boxes = [new DOMRect(0, 0, innerWidth, innerHeight)];
  for (let one = focused.parentElement; one; one = one.parentElement) {
    const { overflowX, overflowY } = computed(one);
    if (`${overflowX}${overflowY}` === 'visiblevisible') continue;
    const { left, top, right, bottom } = one.getBoundingClientRect();
    boxes.push(
      DOMRect.fromRect({
        x: overflowX === 'visible' ? 0 : left,
        y: overflowY === 'visible' ? 0 : top,
        width: overflowX === 'visible' ? innerWidth : right - left,
        height: overflowY === 'visible' ? innerHeight : bottom - top,
      }),
    );
  }
  return boxes.some(
    (box) =>
      ring.left - REACH < box.left ||
      ring.right + REACH > box.right ||
      ring.top - REACH < box.top ||
      ring.bottom + REACH > box.bottom,
  );
}

/** Presses Tab through all elements inside, in this direction. */
async function ringsOf(within: Element, shift = false): Promise<Ring[]> {
  const rings: Ring[] = [];
  for (;;) {
    await userEvent.tab({ shift });
    const focused = document.activeElement!;
    if (!within.contains(focused) || focused === document.body) return rings;
    rings.push(focusedRing());
    if (rings.length > 80) return rings;
  }
}

const expected = (ring: Ring, style = 'solid 2px 2px') => ({
  name: ring.name,
  style,
  isWhole: true,
});

describe('the focus ring has one shape and is never cut off', () => {
  it('in the bar', async () => {
    const { header } = await showHeaderLoggedIn();
    await expect.element(avatar()).toBeVisible();
    atRest(header);
    document.body.focus();
    const rings = await ringsOf(header);
    const names = rings.map(({ name }) => name?.trim());
    expect(names).toContain('Products');
    expect(names).toContain('Account information dropdown menu');
    // The buttons of the menus are as high as the bar, so their ring is inside.
    const inside = ['Products', 'Resources'];
    expect(rings).toEqual(
      rings.map((ring) =>
        inside.includes(ring.name ?? '')
          ? expected(ring, 'solid 2px -12px')
          : expected(ring),
      ),
    );
  });

  it.each(['Products', 'Resources'])('in the menu %s', async (name) => {
    await page.viewport(1280, 420);
    await showHeaderLoggedIn();
    await userEvent.click(trigger(name));
    await expectOpen(name);
    atRest(document.body);
    const links = [
      ...document.querySelectorAll<HTMLElement>(
        '[data-lintel="panel"][data-state="open"] li a',
      ),
    ];
    expect(links.length).toBeGreaterThan(3);
    const rings: Ring[] = [];
    for (const link of links) {
      await userEvent.tab();
      expect(document.activeElement).toBe(link);
      rings.push(focusedRing());
    }
    expect(rings).toEqual(rings.map((ring) => expected(ring)));
  });

  it('in the language list and the account menu', async () => {
    const { header } = await showHeaderLoggedIn();
    await expect.element(avatar()).toBeVisible();
    await drawn();
    // The language menu moves to the avatar.
    atRest(header);
    await userEvent.click(languageButton());
    await expect
      .element(page.getByRole('link', { name: 'Deutsch' }))
      .toBeVisible();
    // The closed drawer has one too, once it is loaded.
    const list = document.querySelector(
      '[data-lintel="language-list"]:not(dialog *)',
    )!;
    const rings = await ringsOf(list);
    expect(rings).toHaveLength(8);
    (avatar().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expectMenuOpen();
    atRest(document.body);
    for (let entry = 0; entry < 3; entry += 1) {
      rings.push(focusedRing());
      await userEvent.keyboard('{ArrowDown}');
    }
    expect(rings).toEqual(rings.map((ring) => expected(ring)));
  });

  it.each([false, true])('in the drawer (backwards: %s)', async (shift) => {
    await showPhone({
      width: 375,
      height: 600,
      loggedIn: true,
      site: { domain: 'example.com' },
    });
    await openDrawer();
    for (const name of ['Language English', 'Products']) {
      await userEvent.click(inDrawer('button', name));
    }
    atRest(dialog());
    const rings: Ring[] = [];
    const first = document.activeElement;
    do {
      await userEvent.tab({ shift });
      rings.push(focusedRing());
    } while (document.activeElement !== first);
    expect(rings.length).toBeGreaterThan(30);
    expect(rings).toEqual(rings.map((ring) => expected(ring)));
  });
});
