import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { de } from '../../src/content/locales/de';
import { Link } from '../../src/link/Link';
import type { HeaderProps } from '../../src/header/headerProps';
import { atRest } from '../browser/atRest';
import { cutTexts, spaceText } from '../browser/cutTexts';
import { drawn } from '../browser/clock';
import { send } from '../browser/input';
import { dialog, pageButton, pressMenuButton } from '../drawer/drawerParts';
import { expectExpanded, link, trigger } from './headerParts';
import { showHeader, showHeaderLoggedIn } from './showHeader';

const MENUS = ['Produkte', 'Ressourcen'];
const LANGUAGES = 'Sprache Deutsch';
const ACCOUNT = de.messages.accountMenu;

const root = document.documentElement;

/** Every header is in German, which has long words. */
const german: HeaderProps = {
  content: de,
  locale: 'de-DE',
  site: { domain: 'example.com' },
};
const actions = <a href="/start">Jetzt kostenlos loslegen</a>;

const surfaces: [
  where: string,
  size: [width: number, height: number],
  props: HeaderProps,
  buttons: string[],
][] = [
  ['the bar', [1024, 800], {}, [...MENUS, LANGUAGES, ACCOUNT]],
  [
    'the minimal header of a phone',
    [320, 800],
    { variant: 'minimal' },
    [ACCOUNT],
  ],
  ['the drawer on a phone', [320, 256], { actions }, [...MENUS, LANGUAGES]],
  ['the drawer on a tablet', [800, 700], { actions }, [...MENUS, LANGUAGES]],
];

describe.each(surfaces)(
  'in %s, all text is readable',
  (_, size, props, all) => {
    it.each<[how: string, change: () => void]>([
      // Smaller text fits then, too (WCAG 1.4.10).
      ['at 200 % (WCAG 1.4.4)', () => (root.style.fontSize = '200%')],
      ['with the text spacing of WCAG 1.4.12', spaceText],
    ])('%s', async (_, change) => {
      await page.viewport(...size);
      await showHeaderLoggedIn({ ...german, ...props });
      change();
      if (all.includes(MENUS[0]!) && size[0] < 1024) await pressMenuButton();
      // The account menu is a link until it has loaded, and narrower.
      for (const name of all) await expectExpanded(trigger(name), false);
      for (const name of all) {
        (trigger(name).element() as HTMLElement).click();
        await expectExpanded(trigger(name), true);
        atRest(document.body);
        await drawn();
        // A menu that does not fit on one side moves in a later frame.
        await expect.poll(widest).toBeLessThanOrEqual(size[0]);
        expect(cutTexts(document.body)).toEqual([]);
      }
    });
  },
);

it('languages shrink to the globe before actions wrap', async () => {
  const names = ['Preise vergleichen', 'Jetzt kostenlos loslegen'];
  const two = names.map((name) => (
    <Link key={name} href="/start" variant="primary">
      {name}
    </Link>
  ));
  await showHeader({ ...german, actions: two });
  const look = () => {
    const [first, second] = names.map((name) => link(name).element());
    return {
      isWrapped: top(first!) !== top(second!),
      languages: trigger(LANGUAGES).element().clientWidth,
    };
  };
  const seen = [];
  for (let width = 1024; width < 1400; width += 12) {
    await page.viewport(width, 800);
    seen.push(look());
  }
  const [whole, globe] = [seen.at(-1)!.languages, 20];
  const wrapped = seen.filter(({ isWrapped }) => isWrapped);
  expect(wrapped.filter(({ languages }) => languages > globe)).toEqual([]);
  const shrunk = seen.filter(({ languages }) => languages < whole);
  expect(shrunk.length).toBeGreaterThan(wrapped.length);
});

const top = (element: Element) => element.getBoundingClientRect().top;

it('with larger text in the browser’s settings, the drawer takes over before the bar is full', async () => {
  await page.viewport(1280, 800);
  await showHeaderLoggedIn({ ...german, actions });
  await expect.element(trigger(MENUS[0]!)).toBeVisible();
  await setDefaultText(24);
  await expect.element(pageButton()).toBeVisible();
  await expect.element(trigger(MENUS[0]!)).not.toBeInTheDocument();
  expect(widest()).toBeLessThanOrEqual(1280);
  await page.viewport(1536, 800);
  await expect.element(trigger(MENUS[0]!)).toBeVisible();
});

/** Sets the size of text that a visitor has chosen, until the test ends, in px. */
async function setDefaultText(standard: number) {
  const set = (size: number) =>
    send('Page.setFontSizes', { fontSizes: { standard: size } });
  onTestFinished(async () => void (await set(16)));
  await set(standard);
}

/** The width of what can be scrolled sideways, in px. */
const widest = () => Math.max(root.scrollWidth, dialog()?.scrollWidth ?? 0);
