import type { CSSProperties } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { arabicContent } from '../../stories/languages/arabic';
import {
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  openAlone,
  openAloneByKey,
  showAlone,
} from './accountMenuParts';
import { atRest } from './atRest';
import { showHeaderToMember } from './showHeader';

const box = (element: Element) => element.getBoundingClientRect();
const card = () => box(page.getByRole('menu').element());
const face = (button = avatar()) => box(button.element());

async function expectTogether(edge: 'left' | 'right', button = avatar()) {
  await expect.poll(() => card()[edge] - face(button)[edge]).toBeCloseTo(0, 0);
}

/** So far from the window's left edge. */
const at = (marginLeft: number) => ({ marginLeft });

beforeEach(async () => {
  await page.viewport(1280, 800);
});

describe('the card', () => {
  it('begins where the avatar begins, if there is room', async () => {
    await showAlone({}, null, at(100));
    await openAlone();
    await expectTogether('left');
    expect(card().top).toBeGreaterThan(face().bottom);
  });

  it('begins there also where it just fits', async () => {
    await showAlone({}, null, at(1280 - 240));
    await openAlone();
    await expectTogether('left');
    expect(card().right).toBe(1280);
  });

  it('ends where the avatar ends, where it would stick out by a pixel', async () => {
    await showAlone({}, null, at(1280 - 239));
    await openAlone();
    await expectTogether('right');
  });

  it('in the header ends where the avatar ends', async () => {
    await showHeaderToMember();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    await expectTogether('right');
  });

  it('changes its side with the window, while it is open', async () => {
    await showAlone({}, null, at(600));
    await openAlone();
    await expectTogether('left');
    await page.viewport(700, 800);
    await expectTogether('right');
    await page.viewport(1280, 800);
    await expectTogether('left');
    await expectMenuOpen();
  });

  it('makes no page wider', async () => {
    await showAlone({}, null, at(1200));
    await openAlone();
    await expectTogether('right');
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
  });

  it('goes along when the page is scrolled', async () => {
    await showAlone({}, <div style={{ height: '200vh' }} />, at(100));
    await openAloneByKey();
    await expectTogether('left');
    atRest(document.body);
    const from = face().top;
    const distance = card().top - from;
    scrollTo(0, 50);
    await expect.poll(() => face().top).toBe(from - 50);
    await expect.poll(() => card().top - face().top).toBeCloseTo(distance, 0);
    await expectMenuOpen();
  });
});

describe('where its height does not fit, the card', () => {
  const fixed = (top: number): CSSProperties => ({ position: 'fixed', top });

  it('opens above the avatar, if it fits there', async () => {
    await showAlone({}, null, fixed(700));
    await openAlone();
    atRest(document.body);
    expect(face().top - card().bottom).toBeCloseTo(12, 0);
  });

  it('opens under the avatar as long as it fits', async () => {
    await showAlone({}, null, fixed(300));
    await openAlone();
    atRest(document.body);
    expect(card().top - face().bottom).toBeCloseTo(12, 0);
  });

  it('opens under the avatar if it fits nowhere: the page can be scrolled there', async () => {
    await page.viewport(1280, 260);
    await showAlone({}, null, { marginTop: 100 });
    await openAlone();
    atRest(document.body);
    expect(card().top - face().bottom).toBeCloseTo(12, 0);
  });

  it('changes its side with the window, while it is open', async () => {
    await showAlone({}, null, fixed(300));
    await openAlone();
    await page.viewport(1280, 420);
    await expect.poll(() => card().bottom).toBeLessThan(face().top);
    await page.viewport(1280, 800);
    await expect.poll(() => card().top).toBeGreaterThan(face().bottom);
    await expectMenuOpen();
  });
});

describe('where it would stick out on both sides, the card', () => {
  it.each([
    [40, 40],
    [100, 0],
    [150, 0],
  ])(
    'of an avatar at %i px of 320 begins at %i px',
    async (marginLeft, expected) => {
      await page.viewport(320, 568);
      await showAlone({}, null, at(marginLeft));
      await openAlone();
      expect(card().left).toBe(expected);
    },
  );

  it('is in the window again once there is room', async () => {
    await page.viewport(320, 568);
    await showAlone({}, null, at(150));
    await openAlone();
    await page.viewport(1280, 800);
    await expectTogether('left');
  });
});

describe('the card', () => {
  it('is over what follows it on the page', async () => {
    await showAlone({}, <div style={over}>What follows</div>, at(100));
    await openAlone();
    atRest(document.body);
    const { x, y, width, height } = card();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    expect(page.getByRole('menu').element().contains(hit)).toBe(true);
  });
});

/** It would be drawn later. */
const over: CSSProperties = { position: 'relative', height: 400 };

describe('from right to left, the card', () => {
  const arabic = { content: arabicContent, locale: 'ar-EG' };
  const button = () => avatar(arabicContent.messages.accountMenu);

  async function openArabic(marginLeft: number) {
    document.documentElement.dir = 'rtl';
    await showAlone(arabic, null, { direction: 'ltr', marginLeft });
    await openAlone(button());
  }

  it('begins where the avatar begins, if there is room', async () => {
    await openArabic(600);
    await expectTogether('right', button());
  });

  it('ends where the avatar ends, where it would stick out', async () => {
    await openArabic(240 - 32 - 1);
    await expectTogether('left', button());
  });

  it('begins there also where it just fits', async () => {
    await openArabic(240 - 32);
    await expectTogether('right', button());
    expect(card().left).toBe(0);
  });

  it('stays in the window where it would stick out on both sides', async () => {
    await page.viewport(320, 568);
    await openArabic(150);
    expect(card().right).toBe(320);
  });

  it('in the header ends where the avatar ends', async () => {
    document.documentElement.dir = 'rtl';
    await showHeaderToMember(arabic);
    await expectMenuClosed(button());
    await userEvent.hover(button());
    await expectMenuOpen(button());
    await expectTogether('left', button());
  });
});
