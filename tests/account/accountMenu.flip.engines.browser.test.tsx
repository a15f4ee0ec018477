import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { arabic, arabicContent } from '../../stories/languages/arabic';
import {
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  openAlone,
  showAlone,
  tabToAvatar,
} from './accountMenuParts';
import { atRest } from '../browser/atRest';
import { en } from '../../src/content/locales/en';
import type { LintelNavigation } from '../../src/content/navigation';
import { makeRoomToScroll, showHeaderLoggedIn } from '../header/showHeader';

const box = (element: Element) => element.getBoundingClientRect();
const card = () => box(page.getByRole('menu').element());
const face = (button = avatar()) => box(button.element());

async function expectAligned(edge: 'left' | 'right', button = avatar()) {
  await expect.poll(() => card()[edge] - face(button)[edge]).toBeCloseTo(0, 0);
}

// If a card opens again while it fades out, its new place comes a frame later.
const distanceBelow = () => card().top - face().bottom;
const distanceAbove = () => face().top - card().bottom;

/** Moves the avatar, and opens its menu there. */
async function openAt(style: Partial<CSSStyleDeclaration>, button = avatar()) {
  await closeIfOpen(button);
  const place = document.querySelector<HTMLElement>('main > div')!;
  place.removeAttribute('style');
  Object.assign(place.style, style);
  await openAlone(button);
  atRest(document.body);
}

async function closeIfOpen(button = avatar()) {
  if (!page.getByRole('menu').elements().length) return;
  await userEvent.keyboard('{Escape}');
  await expectMenuClosed(button);
}

/** Distance from the window's left edge. */
const at = (marginLeft: number) => ({ marginLeft: `${marginLeft}px` });

it('the account menu is aligned with the avatar’s start, or with its end if it does not fit, also when the window is resized', async () => {
  await showAlone();
  await openAt(at(100));
  await expectAligned('left');
  expect(card().top).toBeGreaterThan(face().bottom);
  // Within the gutter of 40 px.
  await openAt(at(1240 - 240));
  await expectAligned('left');
  expect(card().right).toBe(1240);
  await openAt(at(1240 - 239));
  await expectAligned('right');
  await openAt(at(1200));
  await expectAligned('right');
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  await openAt(at(600));
  await expectAligned('left');
  await page.viewport(700, 800);
  await expectAligned('right');
  await page.viewport(1280, 800);
  await expectAligned('left');
});

it.each([1024, 1280, 1920])(
  'in a header of %i px, the account menu hangs from the bar, and ends where its content ends',
  async (width) => {
    await page.viewport(width, 800);
    const { header } = await showHeaderLoggedIn();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    await expectAligned('right');
    atRest(header);
    expect(card().top).toBeCloseTo(box(header).bottom, 0);
  },
);

it('an account menu that is too high for the space below opens above the avatar', async () => {
  await showAlone();
  await openAt({ position: 'fixed', top: '300px' });
  await expect.poll(distanceBelow).toBeCloseTo(24, 0);
  await openAt({ position: 'fixed', top: '700px' });
  await expect.poll(distanceAbove).toBeCloseTo(24, 0);
  // If it fits neither above nor below, the page can be scrolled to it.
  await page.viewport(1280, 260);
  await openAt({ marginTop: '100px' });
  await expect.poll(distanceBelow).toBeCloseTo(24, 0);
});

describe('an account menu in a right-to-left page', () => {
  const rightToLeft = {
    content: arabicContent,
    locale: 'ar-EG',
    languages: [arabic],
  };
  const button = () => avatar(arabicContent.messages.accountMenu);

  it('is aligned with the avatar’s start, or with its end if it does not fit', async () => {
    document.documentElement.dir = 'rtl';
    await showAlone(rightToLeft);
    const openArabicAt = (marginLeft: number) =>
      openAt({ direction: 'ltr', ...at(marginLeft) }, button());
    await openArabicAt(600);
    await expectAligned('right', button());
    await openArabicAt(280 - 32 - 1);
    await expectAligned('left', button());
    await openArabicAt(280 - 32);
    await expectAligned('right', button());
    expect(card().left).toBe(40);
  });

  it('is aligned with the avatar’s end in the header', async () => {
    document.documentElement.dir = 'rtl';
    await showHeaderLoggedIn(rightToLeft);
    await expectMenuClosed(button());
    await userEvent.hover(button());
    await expectMenuOpen(button());
    await expectAligned('left', button());
  });
});

describe('an account menu that is higher than the window', () => {
  const names = Array.from({ length: 8 }, (_, index) => `Entry ${index + 1}`);
  const account = names.map((label) => ({
    id: label,
    label,
    href: '/account',
  }));
  const navigation: LintelNavigation = {
    ...en.navigation,
    account: [
      ...account,
      { id: 'log-out', label: 'Log Out', action: 'logOut' },
    ],
  };
  const item = () => page.getByRole('menuitem', { name: 'Entry 1' });
  const logOut = () => page.getByRole('menuitem', { name: 'Log Out' });

  it.each(['sticky', 'overlay', 'static'] as const)(
    'scrolls by itself in a %s header, and a key reaches its last item',
    async (position) => {
      await page.viewport(1100, 430);
      const props = { position, navigation };
      const { header } = await showHeaderLoggedIn(props);
      makeRoomToScroll();
      await tabToAvatar();
      await userEvent.keyboard('{ArrowUp}');
      await expectMenuOpen();
      atRest(header);
      await expect.element(logOut()).toHaveFocus();
      await expect.poll(() => box(logOut().element()).bottom).toBeLessThan(430);
      const menu = page.getByRole('menu').element();
      expect(card().bottom).toBeLessThanOrEqual(430);
      menu.scrollTop = 0;
      await expect.element(item()).toBeInViewport({ ratio: 1 });
      expect(getComputedStyle(menu).overscrollBehaviorY).toBe('contain');
      expect(scrollY).toBe(0);
    },
  );

  it('scrolls by itself in a sticky bar of the page', async () => {
    await page.viewport(1100, 430);
    await showAlone({ navigation });
    await openAt({ position: 'fixed', top: '8px' });
    expect(card().bottom).toBeLessThanOrEqual(430);
    logOut().element().scrollIntoView({ block: 'nearest' });
    expect(box(logOut().element()).bottom).toBeLessThanOrEqual(430);
  });
});
