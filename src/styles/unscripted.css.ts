import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { narrow } from './breakpoints';

/** Windows in which the menus are a plain list, in the page's flow. */
export const plainList = `(scripting: none) and ${narrow}`;

/** Values of properties without JavaScript, when nothing can open a menu. */
const plain = ['none', 'grid', 'visible', '1', 'auto'] as const;

type Value = (typeof plain)[number];

const property = (value: Value) => `--lintel-internal-plain-${value}`;

globalStyle(':where(:root)', {
  '@media': {
    '(scripting: none)': {
      vars: Object.fromEntries(plain.map((value) => [property(value), value])),
    },
  },
});

/** One value without JavaScript, and another one with it. */
export function unscripted(value: Value, otherwise: string): string {
  return fallbackVar(`var(${property(value)})`, otherwise);
}

/**
 * The root of a part that CSS opens by hover and focus, before its script does:
 * see `ui/useTakeOver.ts`.
 */
export const unopened = ':not([data-lintel-scripted])';

/** What only CSS hides, shown without JavaScript. */
export const shownUnscripted = {
  visibility: unscripted('visible', 'hidden') as 'visible',
  contentVisibility: unscripted('visible', 'hidden') as 'visible',
};
