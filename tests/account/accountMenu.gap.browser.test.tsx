import { describe, expect, it } from 'vitest';
import { de } from '../../src/content/locales/de';
import { languages } from '../../src/site/languages';
import { arabic, arabicContent } from '../../stories/languages/arabic';
import type { HeaderProps } from '../../src/header/headerProps';
import { link } from '../header/headerParts';
import { showHeader, showHeaderLoggedIn } from '../header/showHeader';

/** The distance between the parts of the bar, in px. */
const GAP = 32;

const german = { content: de, navigation: de.navigation, locale: 'de-DE' };
const rightToLeft = {
  content: arabicContent,
  navigation: arabicContent.navigation,
  locale: 'ar',
  languages: [...languages, arabic],
};

/** In the bar: the closed drawer has the same parts, once it is loaded. */
const boxOf = (name: string) =>
  document
    .querySelector(`[data-lintel="${name}"]:not(dialog *)`)!
    .getBoundingClientRect();

function gapBeforeAvatar(): number {
  const [button, avatar] = [boxOf('language-trigger'), boxOf('avatar')];
  return Math.max(avatar.left - button.right, button.left - avatar.right);
}

describe('between the languages and the avatar', () => {
  it.each<[string, HeaderProps]>([
    ['in German, whose Log In is longer', german],
    ['in right-to-left text', rightToLeft],
    ['in the minimal header', { ...german, variant: 'minimal' }],
  ])('is the usual gap %s', async (_, props) => {
    await showHeaderLoggedIn({ ...props, site: { domain: 'example.com' } });
    await expect.poll(gapBeforeAvatar).toBeCloseTo(GAP, 0);
  });
});

it('Log In is at least 44 px wide and high, in a language with a short word too', async () => {
  await showHeader({ messages: { logIn: 'In' } });
  const { width, height } = link('In').element().getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(44);
  expect(height).toBeGreaterThanOrEqual(44);
});
