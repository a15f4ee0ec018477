import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forceStates } from '../../.storybook/forceStates';
import { Header, Link, StickySideNav } from '../../src/index';
import { expectMenuOpen, avatar } from '../account/accountMenuParts';
import { atRest } from '../browser/atRest';
import { drawn } from '../browser/clock';
import { pictureOf } from '../browser/pictureOf';
import { waitForMotion } from '../browser/waitForMotion';
import { dialog, openDrawer, showPhone } from '../drawer/drawerParts';
import {
  expectOpen,
  languageButton,
  panel,
  trigger,
} from '../header/headerParts';
import { showHeaderLoggedIn, showPage } from '../header/showHeader';

const actions = (
  <>
    <Link href="/start" variant="primary">
      Start
    </Link>
    <Link href="/prices" variant="secondary">
      Prices
    </Link>
    <Link href="/help">Help</Link>
  </>
);

const items = ['Plans', 'Questions'].map((label) => ({ id: label, label }));

const popup = (part: string) =>
  document.querySelector(`[data-lintel="${part}"]`)!;

/** Shows a part of the header, and returns it. */
const surfaces: Record<string, () => Promise<Element>> = {
  async bar() {
    const { header } = await showHeaderLoggedIn({ actions });
    return header.querySelector('[data-lintel="bar"]')!;
  },
  async 'wide menu'() {
    await showHeaderLoggedIn();
    await userEvent.click(trigger());
    await expectOpen();
    return panel().element();
  },
  async 'menu with pictures'() {
    await showHeaderLoggedIn();
    await userEvent.click(trigger('Resources'));
    await expectOpen('Resources');
    return panel('Resources').element();
  },
  async 'account menu'() {
    await showHeaderLoggedIn();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    return popup('account-panel');
  },
  async 'list of languages'() {
    await showHeaderLoggedIn();
    await userEvent.click(languageButton());
    return popup('language-list');
  },
  async drawer() {
    await showPhone({ loggedIn: true, actions });
    await openDrawer();
    await userEvent.click(dialog().querySelector('h2 button')!);
    return dialog();
  },
  async 'side navigation'() {
    await showPage(
      <>
        <Header consent="granted" />
        <StickySideNav items={items} />
      </>,
    );
    return popup('side-nav');
  },
};

/** Most brands have an opaque colour. A dark theme swaps ink and paper. */
const themes = {
  light: { hover: '#dfe9f4' },
  dark: { hover: '#354a61', ink: '#fff', paper: '#111', accent: '#9db0ff' },
};

it.each(Object.keys(surfaces))(
  'what is under the pointer in the %s looks different, keeps its words, and rows have a ground',
  async (name) => {
    const surface = await surfaces[name]!();
    await waitForMotion();
    atRest(document.body);
    const grounds = [];
    for (const element of kindsIn(surface)) {
      const before = styleOf(element);
      await userEvent.hover(element);
      expect(styleOf(element), element.outerHTML).not.toEqual(before);
      for (const [theme, colours] of Object.entries(themes)) {
        setColours(colours);
        await drawn();
        atRest(document.body);
        const look = () => lookOf(element);
        const message = `${element.textContent} in a ${theme} theme`;
        // On a busy machine, what has just been scrolled into view is drawn later.
        await expect
          .poll(async () => (await look()).ink, { message })
          .toBeGreaterThan(0.5);
        grounds.push((await look()).ground);
      }
    }
    for (const { hover } of Object.values(themes)) {
      expect(grounds).toContainEqual(colourOf(hover));
    }
  },
);

it.each([
  ['light words', { action: '#9c1c14', 'on-action': '#fff' }],
  ['dark words', { action: '#21a38b', 'on-action': '#04182f' }],
])(
  'a primary button with %s has more contrast under a pointer, and most while it is pressed',
  async (_, colours) => {
    const [rest, hovered, pressed] = await groundsOfButton(colours);
    const contrast = (ground: Colour) =>
      distance(ground, colourOf(colours['on-action']));
    expect(contrast(hovered)).toBeGreaterThan(contrast(rest) + 10);
    expect(contrast(pressed)).toBeGreaterThan(contrast(hovered) + 10);
  },
);

it.each([
  ['black', { action: '#0e0e0e', 'on-action': '#fff' }],
  ['white', { action: '#fff', 'on-action': '#0e0e0e' }],
  ['nearly black', { action: '#0b2545', 'on-action': '#fff5e6' }],
])(
  'a %s primary button, whose ground cannot move away from its words, moves towards them',
  async (_, colours) => {
    const [rest, hovered, pressed] = await groundsOfButton(colours);
    expect(distance(rest, hovered)).toBeGreaterThan(30);
    expect(distance(hovered, pressed)).toBeGreaterThan(30);
    expect(distance(pressed, colourOf(colours['on-action']))).toBeGreaterThan(
      200,
    );
  },
);

type Colours = Record<'action' | 'on-action', string>;

/** At rest, under a pointer and pressed. */
async function groundsOfButton(colours: Colours) {
  setColours(colours);
  onTestFinished(() => setColours({}));
  await showHeaderLoggedIn({ actions });
  const button = page.getByRole('link', { name: 'Start' }).element();
  const grounds = [];
  for (const state of ['focus-visible', 'hover', 'active']) {
    const release = forceStates({ [state]: '[href="/start"]' });
    grounds.push((await lookOf(button)).ground);
    release();
  }
  return grounds as [Colour, Colour, Colour];
}

function setColours(colours: Record<string, string>) {
  const { style } = document.documentElement;
  style.cssText = '';
  for (const [name, value] of Object.entries(colours)) {
    style.setProperty(`--lintel-color-${name}`, value);
  }
}

/** One link or button of each look. */
function kindsIn(surface: Element): Element[] {
  const shown = [...surface.querySelectorAll('a, button')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  return [...new Map(shown.map((one) => [one.className, one])).values()];
}

const styleOf = (element: Element) =>
  [undefined, '::before'].flatMap((drawn) => {
    const style = getComputedStyle(element, drawn);
    const { background, boxShadow, textDecoration } = style;
    return [background, boxShadow, textDecoration];
  });

type Colour = readonly number[];

/** The ground of a link or button, and how much its words differ from it: not at all is 0, and their own colour 1. */
async function lookOf(element: Element) {
  const pixels = await pixelsOfWords(element);
  const [ground] = pixels as [Colour];
  const text = colourOf(getComputedStyle(element).color);
  const furthest = Math.max(...pixels.map((pixel) => distance(pixel, ground)));
  return { ground, ink: furthest / distance(text, ground) };
}

/** Beginning in the corner of the line, beside the letters. */
async function pixelsOfWords(element: Element): Promise<Colour[]> {
  const picture = await pictureOf(element);
  const range = document.createRange();
  range.selectNodeContents(element);
  const { x, y, width, height } = range.getBoundingClientRect();
  const { left, top } = element.getBoundingClientRect();
  return coloursIn(picture.getImageData(x - left, y - top, width, height));
}

function colourOf(css: string): Colour {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  return coloursIn(canvas.getImageData(0, 0, 1, 1))[0]!;
}

const coloursIn = ({ data }: ImageData): Colour[] =>
  Array.from({ length: data.length / 4 }, (_, at) => [
    ...data.subarray(4 * at, 4 * at + 3),
  ]);

const distance = (one: Colour, other: Colour) =>
  Math.hypot(...one.map((value, at) => value - other[at]!));
