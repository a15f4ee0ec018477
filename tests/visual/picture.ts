import '@fontsource-variable/hanken-grotesk';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../.storybook/preview.css';
import type { HeaderProps } from '../../src/components/Header/Header';
import { languages } from '../../src/content/languages';
import type {
  PartSettings,
  Settings,
} from '../../src/react/settings/useSettings';
import { arabic, arabicContent } from '../../stories/languages/arabic';
import { pseudoContent, pseudoLanguage } from '../../stories/languages/pseudo';
import { showHeader } from '../header/showHeader';

/**
 * A different host for each file. If a larger picture is in the cache, Chromium
 * shows that one, and another file may have loaded it.
 */
const media = `http://pictures-${crypto.randomUUID()}.localhost:${location.port}`;

/** Settings for every part. */
export const partSite: PartSettings = {
  site: { domain: 'example.com', hosts: { media } },
};

/** Settings for a header, without tracking. */
export const site: Settings = { ...partSite, tracking: false };

export async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

export async function showAt(
  width: number,
  props: HeaderProps = {},
  height = width < 1024 ? 667 : 640,
) {
  await page.viewport(width, height);
  return showHeader({ ...site, ...props });
}

/** The whole window, so that backdrop and overlaps are in the picture. */
export async function expectPicture(name: string) {
  Object.assign(document.body.style, {
    // Prevents margins of the content from moving it.
    display: 'flow-root',
    height: '100vh',
    overflow: 'hidden',
  });
  await holdPictures();
  hideScripts();
  await Promise.all(shownImages().map((image) => image.decode()));
  await expectPictureOf(document.body, name);
}

export async function expectPictureOf(element: Element, name: string) {
  await document.fonts.ready;
  expect(document.fonts.check('500 15px "Hanken Grotesk Variable"')).toBe(true);
  // Two successive screenshots must be identical, which takes longer while
  // another page is busy.
  await expect
    .element(page.elementLocator(element), { timeout: 15_000 })
    .toMatchScreenshot(name);
}

/** Fonts for Japanese and Korean depend on the machine. */
function hideScripts() {
  for (const name of document.querySelectorAll<HTMLElement>(
    'a[lang|=ja], a[lang|=ko]',
  )) {
    name.style.color = 'transparent';
  }
}

/** Waits for the buttons of an open spotlight, and stops its pictures. */
async function holdPictures() {
  const spotlight = document.querySelector(
    '[data-state="open"] [data-lintel="spotlight"]',
  );
  if (!spotlight || innerWidth < 1024) return;
  await expect.poll(() => spotlight.querySelector('button')).not.toBeNull();
  dispatchEvent(new Event('pagehide'));
}

function shownImages() {
  return [
    ...document.querySelectorAll<HTMLImageElement>('[data-state="open"] img'),
  ].filter((image) => image.getClientRects().length > 0);
}

/** A page in the colours of the theme. */
export function paintPage(isDark = false) {
  const [ink, paper] = ['var(--lintel-color-ink)', 'var(--lintel-color-paper)'];
  document.body.style.color = isDark ? paper : ink;
  document.body.style.background = isDark ? ink : paper;
}

export const dark: HeaderProps = { theme: 'dark-background' };

/** Right to left, added by configuration. */
export const inArabic: HeaderProps = {
  languages: [...languages, arabic],
  locale: arabic.locale,
  content: arabicContent,
};

/** Long words. */
export const inPseudo: HeaderProps = {
  languages: [...languages, pseudoLanguage],
  locale: pseudoLanguage.locale,
  content: pseudoContent,
};
