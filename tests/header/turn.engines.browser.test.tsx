import { describe, expect, it, onTestFinished } from 'vitest';
import type { HeaderProps } from '../../src/header/headerProps';
import { Link } from '../../src/link/Link';
import { drawn } from '../browser/clock';
import { waitForMotion } from '../browser/waitForMotion';
import { stylePage } from '../drawer/drawerParts';
import { framesOf, hold, press, waitForRest } from '../browser/frames';
import {
  backdrop,
  computed,
  groundsOfBar,
  INK,
  languageButton,
  link,
  PAPER,
  trigger,
} from './headerParts';
import { makeRoomToScroll, showHeader } from './showHeader';

/** Each frame of a motion, in ms. */
const EACH = Array.from({ length: 16 }, (_, frame) => frame * 16);

type Colour = [red: number, green: number, blue: number, alpha: number];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', {
  willReadFrequently: true,
})!;

function colourOf(css: string): Colour {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!, alpha! / 255];
}

const over = (top: Colour, below: Colour): Colour => {
  const mixed = [0, 1, 2].map(
    (at) => top[at]! * top[3] + below[at]! * (1 - top[3]),
  );
  return [mixed[0]!, mixed[1]!, mixed[2]!, 1];
};

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.slice(0, 3).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort(
    (first, second) => second - first,
  );
  return (light! + 0.05) / (dark! + 0.05);
}

function groundOf(style: CSSStyleDeclaration): Colour {
  const [red, green, blue, alpha] = colourOf(style.backgroundColor);
  return [red, green, blue, alpha * Number(style.opacity)];
}

/** Everything behind the words, from the page's picture upwards. */
function behind(words: Element, header: Element, picture: string): Colour {
  const around = [];
  for (let at = words; at !== header; at = at.parentElement!) around.push(at);
  return [
    computed(backdrop()),
    ...groundsOfBar(),
    ...around.reverse().map(computed),
  ]
    .map(groundOf)
    .reduce((below, top) => over(top, below), colourOf(picture));
}

const behindBar = (header: Element, picture: string) =>
  luminance(behind(trigger().element(), header, picture));

const wordsOfBar = () =>
  [
    link('Home'),
    trigger(),
    trigger('Resources'),
    languageButton(),
    link('Get started'),
    link('Contact'),
  ].map((part) => part.element());

const overlay = { position: 'overlay' } as const;
const dark = { theme: 'dark-background' } as const;

const FROSTED = `:root {
  --lintel-color-bar: color-mix(in srgb, var(--lintel-color-paper) 72%, transparent);
  --lintel-bar-backdrop: blur(12px);
}`;

/** Pictures and pages behind the bar, in whose colours it is readable at rest. */
const pages: [page: string, props: HeaderProps, colours: string[]][] = [
  ['a dark picture', { ...overlay, ...dark }, ['#000', '#333', '#767676']],
  ['a light picture', overlay, ['#fff', '#ddd', '#777']],
  ['a dark page', dark, ['#000']],
];

async function showBar(props: HeaderProps) {
  const { header } = await showHeader({
    ...props,
    actions: (
      <>
        <Link href="/contact">Contact</Link>
        <Link href="/start" variant="primary">
          Get started
        </Link>
      </>
    ),
  });
  makeRoomToScroll();
  await waitForMotion();
  await waitForRest();
  return header;
}

async function scrollToPx(top: number) {
  scrollTo(0, top);
  onTestFinished(() => scrollTo(0, 0));
  await drawn();
}

type Held = ReturnType<typeof hold>;

const pressMenu = () => press(trigger().element());

/** What happens to the bar, one after the other. */
const turns: [what: string, turn: () => Promise<unknown>][] = [
  ['a menu opens', pressMenu],
  ['it closes', pressMenu],
  ['the page is scrolled', () => scrollToPx(300)],
  ['a menu opens there', pressMenu],
  ['it closes there', pressMenu],
  ['the page is back at its top', () => scrollToPx(0)],
];

describe.each(pages)(
  'over %s, the words of the bar are readable in each frame',
  (_, props, colours) => {
    it('when it turns light or dark', async () => {
      const header = await showBar(props);
      for (const [what, turn] of turns) {
        const held = hold();
        await turn();
        expect(unreadable(held, header, colours), what).toEqual([]);
        held.finish();
        await waitForRest();
      }
    });
  },
);

it('over a dark picture, a frosted bar is readable in each frame when the page is scrolled', async () => {
  stylePage(FROSTED);
  const header = await showBar({ ...overlay, ...dark });
  const held = hold();
  await scrollToPx(300);
  expect(unreadable(held, header, ['#000', '#555'])).toEqual([]);
});

/** Where the bar may be while the page swaps its colours. */
const schemes: [where: string, props: HeaderProps, css: string][] = [
  ['a page', {}, ''],
  ['a dark page', dark, ''],
  ['an open menu', { defaultOpen: 'menu:products' }, ''],
  ['a page that is seen through the bar', {}, FROSTED],
];

it.each(schemes)(
  'over %s, the words of the bar are readable in each frame when the page swaps its colours',
  async (_, props, css) => {
    stylePage(css);
    const header = await showBar(props);
    for (const [scheme, colour] of [
      ['dark', '#0e0e0e'],
      ['light', '#fff'],
    ]) {
      const held = hold();
      document.documentElement.dataset['lintelColorScheme'] = scheme;
      await drawn();
      expect(unreadable(held, header, [colour!]), scheme).toEqual([]);
      held.finish();
      await waitForRest();
    }
  },
);

it('over a dark picture, the bar turns light and dark without a flash, and its words in one step', async () => {
  const header = await showBar({ ...overlay, ...dark });
  const [white, black] = [PAPER, INK].map((one) => String(colourOf(one)));
  for (const [first, last] of [
    [white, black],
    [black, white],
  ]) {
    const held = hold();
    await pressMenu();
    for (const picture of ['#000', '#767676']) {
      const frames = framesOf(held, () => behindBar(header, picture), EACH);
      const steps = frames
        .slice(1)
        .map((frame, at) => (frame - frames[at]!) * (first === white ? 1 : -1));
      // The dimmed page becomes lighter again for longer than the bar turns dark.
      expect(Math.min(...steps)).toBeGreaterThan(-0.02);
      expect(new Set(frames).size).toBeGreaterThan(4);
    }
    const colours = framesOf(held, () => computed(header).color, EACH);
    expect(new Set(colours.map((one) => String(colourOf(one))))).toEqual(
      new Set([first, last]),
    );
    held.finish();
    await waitForRest();
  }
});

/**
 * The words with a contrast below 3:1, or in the frame in which they turn, below 2:1.
 */
function unreadable(held: Held, header: Element, colours: string[]): string[] {
  const all = wordsOfBar();
  return colours.flatMap((colour) =>
    all.flatMap((words) => {
      const faint = framesOf(
        held,
        (time) => {
          const ratio = contrast(
            colourOf(computed(words).color),
            behind(words, header, colour),
          );
          return { time, ratio };
        },
        EACH,
      ).filter(({ ratio }) => ratio < 3);
      const isTurn = faint.length === 1 && faint[0]!.ratio > 2;
      return (isTurn ? [] : faint).map(
        ({ time, ratio }) =>
          `${words.textContent} on ${colour} at ${time} ms: ${ratio.toFixed(2)}`,
      );
    }),
  );
}
