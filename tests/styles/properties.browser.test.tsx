import { describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { Link } from '../../src/index';
import { inRgb } from '../browser/inRgb';
import { emulateMedia } from '../browser/emulateMedia';
import { stylePage } from '../drawer/drawerParts';
import {
  bar,
  expectOpen,
  groundOfBar,
  languageButton,
  link,
  openByKeyboard,
  panel,
  trigger,
} from '../header/headerParts';
import { showHeader } from '../header/showHeader';

const actions = (
  <>
    <Link href="/start" variant="primary">
      Start
    </Link>
    <Link href="/prices" variant="secondary">
      Prices
    </Link>
  </>
);

/** Also found while it is closed. */
const list = () => document.querySelector('[data-lintel="language-list"]')!;
const skipLink = () => document.querySelector('[data-lintel="skip-link"]')!;

const parts: Record<string, () => Element | Locator> = {
  bar: () => bar.element().firstElementChild!,
  entry: trigger,
  language: languageButton,
  'log in': () => link('Log In'),
  menu: panel,
  'link in the menu': () => link('Website Templates'),
  row: () => link('Online Stores'),
  label: () => panel().getByText('Commerce', { exact: true }),
  description: () => page.getByText('A collection of', { exact: false }),
  logo: () => link('example.com Home'),
  badge: () => panel().getByText('New', { exact: true }).first(),
  'list of languages': list,
  'skip link': skipLink,
  'primary button': () => link('Start'),
  'secondary button': () => link('Prices'),
};

const looks = {
  color: 'color',
  ground: 'background-color',
  'upper corner': 'border-top-left-radius',
  'lower corner': 'border-bottom-left-radius',
  shadow: 'box-shadow',
  size: 'font-size',
  weight: 'font-weight',
  'least height': 'min-height',
};

type Looks = Record<string, string>;

/** How all parts look: `{ 'primary button, ground': 'rgb(14, 14, 14)' }`. */
function looksNow(): Looks {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, find]) => {
      const found = find();
      const element = found instanceof Element ? found : found.element();
      const style = getComputedStyle(element);
      return Object.entries(looks).map(([look, property]) => [
        `${name}, ${look}`,
        `${name}, ${look}` === 'bar, ground'
          ? groundOfBar()
          : inRgb(style.getPropertyValue(property)),
      ]);
    }),
  );
}

function changesOf(before: Looks): Looks {
  return Object.fromEntries(
    Object.entries(looksNow()).filter(
      ([look, value]) => value !== before[look],
    ),
  );
}

const all = (value: string, ...names: string[]): Looks =>
  Object.fromEntries(names.map((name) => [name, value]));
const corners = (value: string, ...names: string[]) =>
  all(
    value,
    ...names.flatMap((name) => [
      `${name}, upper corner`,
      `${name}, lower corner`,
    ]),
  );

const RED = 'rgb(200, 0, 0)';
const SHADOW = `${RED} 0px 4px 0px 0px`;
const buttons = ['primary button', 'secondary button', 'skip link'];

const properties: [property: string, value: string, changes: Looks][] = [
  ['color-action', RED, all(RED, 'primary button, ground')],
  ['color-on-action', RED, all(RED, 'primary button, color')],
  ['color-on-accent', RED, all(RED, 'badge, color')],
  ['color-hover', RED, {}],
  ['color-on-hover', RED, {}],
  ['color-focus', RED, {}],
  ['color-bar-line', RED, all(`${RED} 0px 1px 0px 0px`, 'bar, shadow')],
  ['color-bar', RED, all(RED, 'bar, ground')],
  [
    'color-on-bar',
    RED,
    all(
      RED,
      ...['bar, color', 'logo, color', 'entry, color', 'language, color'],
      ...['log in, color', 'secondary button, color'],
    ),
  ],
  ['color-panel', RED, all(RED, 'menu, ground', 'list of languages, ground')],
  [
    'font-size-bar',
    '20px',
    all(
      '20px',
      ...['entry, size', 'language, size', 'log in, size'],
      ...['primary button, size', 'secondary button, size'],
    ),
  ],
  ['font-size-link', '20px', all('20px', 'row, size')],
  ['font-size-label', '20px', all('20px', 'label, size')],
  ['font-size-description', '20px', all('20px', 'description, size')],
  ['font-size-logo', '20px', all('20px', 'logo, size')],
  ['font-weight-logo', '800', all('800', 'logo, weight')],
  [
    'row-height',
    '50px',
    all('50px', 'row, least height', 'link in the menu, least height'),
  ],
  [
    'radius',
    '3px',
    {
      ...corners('3px', ...buttons),
      ...all('3px', 'list of languages, lower corner'),
    },
  ],
  ['radius-button', '3px', corners('3px', ...buttons)],
  ['radius-card', '3px', all('3px', 'list of languages, lower corner')],
  ['radius-panel', '30px', all('30px', 'menu, lower corner')],
  ['panel-shadow', SHADOW, all(SHADOW, 'menu, shadow')],
];

describe('a custom property of the theme', () => {
  it('changes what it names, and nothing else', async () => {
    const { style } = document.documentElement;
    await page.viewport(1280, 700);
    await emulateMedia('prefers-reduced-motion', 'reduce');
    const site = { domain: 'example.com' };
    await showHeader({ actions, site, defaultOpen: 'menu:products' });
    await expectOpen();
    const before = looksNow();
    for (const [name, value, changes] of properties) {
      style.setProperty(`--lintel-${name}`, value);
      expect.soft(changesOf(before), name).toEqual(changes);
      style.removeProperty(`--lintel-${name}`);
    }
  });

  it('changes what is under the pointer, or has focus', async () => {
    await emulateMedia('prefers-reduced-motion', 'reduce');
    stylePage(`:root {
      --lintel-color-on-hover: ${RED};
      --lintel-color-focus: ${RED};
    }`);
    await showHeader({ actions });
    await openByKeyboard();
    await userEvent.tab();
    const focused = document.activeElement!;
    expect(getComputedStyle(focused).outlineColor).toBe(RED);
    for (const row of [link('Online Stores'), link('Prices')]) {
      await userEvent.hover(row);
      expect(getComputedStyle(row.element()).color).toBe(RED);
    }
  });

  it('gives cards another shadow, or none', async () => {
    await showHeader();
    const shadow = () => getComputedStyle(list()).boxShadow;
    expect(shadow()).toContain('rgba(0, 0, 0, 0.14) 0px 12px 32px');
    stylePage(`:root { --lintel-card-shadow: ${SHADOW} }`);
    expect(shadow()).toContain(SHADOW);
    stylePage(':root { --lintel-card-shadow: none }');
    expect(shadow()).not.toContain('32px');
  });
});
