import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { arabic, arabicContent } from '../../stories/languages/arabic';
import { Link } from '../../src/link/Link';
import { de } from '../../src/content/locales/de';
import { languages } from '../../src/site/languages';
import type { HeaderProps } from '../../src/header/headerProps';
import { avatar } from '../account/accountMenuParts';
import { showOnSite } from '../language/languageMenuParts';
import { languageButton } from './headerParts';
import { showHeaderLoggedIn } from './showHeader';

const start = (
  <Link href="/start" style={{ flexShrink: 0, whiteSpace: 'nowrap' }}>
    Get started for free
  </Link>
);
const english = languages.slice(0, 1);
const german = { content: de, locale: 'de-DE' };
const rightToLeft = {
  content: arabicContent,
  locale: 'ar-EG',
  languages: [...languages, arabic],
};

const gutter = () =>
  parseFloat(
    getComputedStyle(document.querySelector('[data-lintel="bar"]')!)
      .paddingInlineEnd,
  );

describe('the avatar of a minimal bar', () => {
  it.each<{ width: number; where: string; props: HeaderProps }>([
    { width: 320, where: 'alone', props: { languages: english } },
    { width: 743, where: 'after long words', props: german },
  ])('ends at the gutter at $width px, $where', async ({ width, props }) => {
    await page.viewport(width, 700);
    await showHeaderLoggedIn({ variant: 'minimal', ...props });
    const circle = document.querySelector('[data-lintel="account-menu"]')!;
    const { right } = circle.getBoundingClientRect();
    expect(right).toBe(width - gutter());
  });

  it('ends at the gutter in right-to-left text', async () => {
    await page.viewport(390, 700);
    await showHeaderLoggedIn({ variant: 'minimal', ...rightToLeft });
    const circle = avatar(arabicContent.messages.accountMenu).element();
    expect(circle.getBoundingClientRect().left).toBe(gutter());
  });
});

it('the languages stay in the window if large text moves the avatar below them', async () => {
  const expectInWindow = async () => {
    const name = 'Sprache Deutsch';
    const box = () => languageButton(name).element().getBoundingClientRect();
    await expect.poll(() => box().right).toBeLessThanOrEqual(innerWidth);
    await expect
      .poll(() => document.documentElement.scrollWidth)
      .toBeLessThanOrEqual(innerWidth);
  };
  document.documentElement.style.fontSize = '200%';
  await page.viewport(320, 700);
  await showHeaderLoggedIn({ variant: 'minimal', ...german });
  await expectInWindow();
  await page.viewport(700, 700);
  await expectInWindow();
  await page.viewport(320, 700);
  await expectInWindow();
});

describe('the globe of the language menu is whole', () => {
  it.each<{ size: number; of: string; props: HeaderProps }>([
    { size: 200, of: 'an action', props: { actions: start } },
    { size: 200, of: 'long words', props: { actions: start, ...german } },
  ])('in a bar full of $of, with text at $size %', async ({ size, props }) => {
    await page.viewport(1024, 700);
    document.documentElement.style.fontSize = `${size}%`;
    await showOnSite(props);
    const name = props.content ? 'Sprache Deutsch' : 'Language English';
    const button = languageButton(name).element();
    const globe = button.querySelector('svg')!.getBoundingClientRect();
    const space = button.getBoundingClientRect();
    expect(globe.width).toBeCloseTo((20 * size) / 100, 0);
    expect(globe.left).toBeGreaterThanOrEqual(space.left);
    expect(globe.right).toBeLessThanOrEqual(space.right);
    expect(globe.top).toBeGreaterThanOrEqual(space.top);
    expect(globe.bottom).toBeLessThanOrEqual(space.bottom);
  });
});
