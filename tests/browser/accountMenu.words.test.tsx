import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { de } from '../../src/content/de';
import { expectNoAxeViolations } from '../setup/axe';
import {
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  items,
  slowly,
} from './accountMenuParts';
import { atRest } from './atRest';
import { cutTexts } from './cutTexts';
import { showHeaderToMember } from './showHeader';
import { spaceText } from './textSpacing';

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

describe('no word is lost', () => {
  const sizes = [320, 744, 1024, 1280];

  it.each(sizes)(
    'in text of twice the size at %d px (WCAG 1.4.4)',
    async (width) => {
      document.documentElement.style.fontSize = '200%';
      await expectEveryWord(width);
    },
  );

  it.each(sizes)('with the spacing of WCAG 1.4.12 at %d px', async (width) => {
    spaceText();
    await expectEveryWord(width);
  });

  it('at 320 × 256 px, without scrolling in two directions (WCAG 1.4.10)', async () => {
    await expectEveryWord(320, 256);
    // Down to the last one, with the page.
    (items().last().element() as HTMLElement).focus();
    await expect
      .poll(() => items().last().element().getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(256);
  });
});

/** In German, whose words are long. */
async function expectEveryWord(width: number, height = 800) {
  await page.viewport(width, height);
  const { header } = await showHeaderToMember({
    ...slowly,
    content: de,
    locale: 'de-DE',
    variant: width < 1024 ? 'minimal' : 'full',
  });
  const button = avatar(de.messages.accountMenu);
  await expectMenuClosed(button);
  await userEvent.click(button);
  await expectMenuOpen(button);
  atRest(document.body);
  expect(cutTexts(header)).toEqual([]);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await expectNoAxeViolations(header);
}
