import { render } from '@testing-library/react';
import daisyReset from 'daisyui/base/reset.css?raw';
import daisyColors from 'daisyui/base/rootcolor.css?raw';
import daisyThemes from 'daisyui/themes.css?raw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { Link } from '../../src/link/Link';
import { atRest } from '../browser/atRest';
import { pressKey } from '../browser/input';
import {
  cross,
  expectSectionOpen,
  inDrawer,
  showOpenDrawer,
} from '../drawer/drawerParts';
import {
  everyButton,
  everyPart,
  sideNav,
  sideNavButton,
} from '../ui/everyPart';
import {
  bar,
  expectExpanded,
  expectOpen,
  languageButton,
  panel,
  trigger,
} from './headerParts';
import { backend, freshPage, renderPage, showHeader } from './showHeader';

/** What pages say about plain elements. */
const pages = {
  'TanStack Start’s template': `
    a { color: #1f7a80; text-decoration: 1px underline; text-underline-offset: 2px }
    a:hover { color: #246f76 }
    code { font-size: 0.9em; border: 1px solid; padding: 2px 7px }`,
  'Vite’s template': `
    h1, h2 { font-family: serif; font-weight: 500; color: #08060d }
    h2 { font-size: 24px; line-height: 118%; margin: 0 0 8px }
    p { margin: 0 }
    code { display: inline-flex; border-radius: 4px }`,
  'Vite’s template before version 8': `
    a { font-weight: 500; color: #646cff; text-decoration: inherit }
    a:hover { color: #535bf2 }
    button { border-radius: 8px; border: 1px solid transparent; padding: 0.6em 1.2em;
      font-size: 1em; font-weight: 500; font-family: serif; background-color: #1a1a1a;
      cursor: pointer; transition: border-color 0.25s }
    button:hover { border-color: #646cff }
    button:focus, button:focus-visible { outline: 4px auto -webkit-focus-ring-color }`,
  'Next’s template': `
    * { box-sizing: border-box; padding: 0; margin: 0 }
    a { color: inherit; text-decoration: none }`,
  'Astro’s template of a blog': `
    a, a:hover { color: #2337ff }
    h1, h2, h3, h4 { margin: 0 0 0.5rem; color: #0f1219; line-height: 1.2 }
    p { margin-bottom: 1em }
    img { max-width: 100%; height: auto; border-radius: 8px }
    input, textarea { font-size: 16px }`,
  // As before version 4, which has it in a layer.
  'Tailwind’s preflight': daisyReset.replace('@layer base', '@media all'),
  daisyUI: daisyReset + daisyColors + daisyThemes,
  'a style guide': `
    a:link { color: #0000ee } a:visited { color: #551a8b }
    a:hover, a:focus { color: #e00; text-decoration: underline }
    ul, ol { color: #666; list-style: square; margin: 1em 0; padding-left: 2.5em }
    li { color: #666; list-style: square; margin: 0.5em 0 }
    button { color: #fff; background: #060; border: 2px solid #030; padding: 1em 2em; margin: 4px;
      font: italic 20px serif; text-transform: uppercase; letter-spacing: 2px }
    button:hover, button:focus { color: #ff0; background: #090 }`,
};

const actions = (['primary', 'secondary', 'tertiary'] as const).map(
  (variant) => (
    <Link key={variant} href="/start" variant={variant}>
      {variant}
    </Link>
  ),
);
const settings = { site: { domain: 'example.com' }, actions };

type Sheet = {
  /** Ships the package's rules so. */
  ship?: () => void;
  /** The page's rules, where the guide says that they belong. */
  place: (rules: string) => string;
};

const sheets: Record<string, Sheet> = {
  'lintel/styles.css': { place: (rules) => rules },
  'lintel/styles.layer.css': {
    ship: putSheetsIntoLayer,
    place: (rules) => `@layer base, lintel; @layer base { ${rules} }`,
  },
};

describe.each(Object.entries(sheets))(
  'with %s, rules for plain elements do not change',
  (_, { ship, place }) => {
    it('the bar and its menus', async () => {
      await page.viewport(1440, 900);
      await showHeader(settings);
      ship?.();
      const own = actions.map(({ props }) => named(props.variant));
      for (const part of [named('example.com Home'), named('Log In'), ...own]) {
        await userEvent.hover(part);
        expectSameLooks(place, part);
      }
      await userEvent.click(languageButton());
      await expectExpanded(languageButton(), true);
      expectSameLooks(place);
      await userEvent.click(trigger());
      await expectOpen();
      expectSameLooks(place);
      const first = panel().getByRole('link').first();
      await userEvent.hover(first);
      expectSameLooks(place, first);
    });

    it('the bar of a side navigation', async () => {
      await freshPage();
      render(sideNav());
      ship?.();
      expectSameLooks(place, sideNavButton);
      await userEvent.click(sideNavButton);
      await expectExpanded(sideNavButton, true);
      expectSameLooks(place, page.getByRole('navigation'));
    });

    it('the drawer', async () => {
      await showOpenDrawer(settings);
      ship?.();
      await userEvent.click(inDrawer('button', 'Products'));
      await expectSectionOpen('Products');
      expectSameLooks(place);
      for (const part of [cross(), inDrawer('link', 'Log In')]) {
        await userEvent.hover(part);
        expectSameLooks(place, part);
      }
    });
  },
);

/** What pages say about every element, or nearly so. */
const universal = [
  '*, ::before, ::after { transition: all 0.3s }',
  'a, button, div, li, span, ul { transition: all 0.3s ease-in-out 0.1s }',
  '* { animation: 0.3s page-comes } @keyframes page-comes { from { opacity: 0 } }',
  '*, *:focus { outline: 0; box-sizing: border-box; min-width: 0 }',
];

describe.each(universal)('on a page with %s', (rules) => {
  it('focus is in what a key opens, and never in what one has closed', async () => {
    addFirst(rules);
    await freshPage();
    await backend.logIn();
    await renderPage(everyPart(), 'loggedIn');
    for (const button of everyButton()) {
      const opener = button.element() as HTMLElement;
      opener.focus({ focusVisible: true });
      await pressKey('Enter');
      await expectExpanded(button, true);
      await pressKey('ArrowDown');
      const opened = document.getElementById(
        opener.getAttribute('aria-controls')!,
      )!;
      const isInside = () => opened.contains(document.activeElement);
      expect.soft(isInside(), opener.outerHTML).toBe(true);
      await pressKey('Escape');
      await expectExpanded(button, false);
      await pressKey('Tab');
      expect.soft(isInside(), opener.outerHTML).toBe(false);
    }
  });

  it('focus is in the drawer', async () => {
    addFirst(rules);
    await showOpenDrawer();
    await expect.element(cross()).toHaveFocus();
  });
});

/** A part with an arrow has an invisible character in its name. */
const named = (name: string) => page.getByRole('link', { name });

function expectSameLooks(place: Sheet['place'], part: Locator = bar) {
  const looks = () => looksOf(part.element());
  const before = looks();
  for (const [name, rules] of Object.entries(pages)) {
    const remove = addFirst(place(rules));
    expect([name, ...looks()]).toEqual([name, ...before]);
    remove();
  }
}

/** Adds rules where they lose against equally specific ones. */
function addFirst(rules: string) {
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.prepend(style);
  const remove = () => style.remove();
  onTestFinished(remove);
  return remove;
}

/** What is seen of each element of a part. */
function looksOf(part: Element): string[] {
  // A transition begins with the look before.
  atRest(part);
  return [part, ...part.querySelectorAll('*')].filter(isSeen).map(lookOf);
}

/** Not closed, and not only for screen readers. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return element.checkVisibility() && width > 1 && height > 1;
}

function lookOf(element: Element): string {
  const { x, y, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  return [
    `${element.localName} ${element.textContent.slice(0, 20)}`,
    [x, y, width, height].map(Math.round).join(' '),
    [style.color, style.backgroundColor, style.textDecorationLine].join(),
    [style.font, style.letterSpacing, style.textTransform].join(),
    [style.borderTopWidth, style.borderTopLeftRadius].join(),
    style.display === 'list-item' && style.listStyleType,
  ].join('; ');
}

/** The sheets are those that Vite serves. */
function putSheetsIntoLayer() {
  const own = 'style[data-vite-dev-id*=".css.ts"]';
  for (const style of document.querySelectorAll(own)) {
    const { textContent } = style;
    style.textContent = `@layer lintel { ${textContent} }`;
    onTestFinished(() => void (style.textContent = textContent));
  }
}
