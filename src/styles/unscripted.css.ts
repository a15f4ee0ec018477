import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { narrow } from './breakpoints';

/** Values of properties without JavaScript, when nothing can open a menu. */
const plain = [
  'none',
  'block',
  'flex',
  'visible',
  '1',
  'auto',
  'static',
  '0px',
] as const;

/** Only in windows without the bar. */
const plainList = ['relative'] as const;

type Value = (typeof plain)[number] | (typeof plainList)[number];

const property = (value: Value) => `--l-plain-${value}`;

/** A custom property for each value, with this value or another one. */
const varsOf = (values: readonly Value[], other?: string) => ({
  vars: Object.fromEntries(
    values.map((value) => [property(value), other ?? value]),
  ),
});

// Browsers that do not know the media feature (Chrome before 120, Safari before
// 17): without JavaScript, the content of a `noscript` is an element. So it is in
// a page that a script has parsed, which the media feature corrects.
globalStyle(':where(:root:has([data-lintel] > noscript > i))', {
  ...varsOf(plain),
  '@media': {
    [narrow]: varsOf(plainList),
    '(scripting: enabled)': varsOf([...plain, ...plainList], 'initial'),
  },
});
globalStyle(':where(:root)', {
  '@media': {
    '(scripting: none)': varsOf(plain),
    [`(scripting: none) and ${narrow}`]: varsOf(plainList),
  },
});

/** One value without JavaScript, and another one with it. */
export function unscripted(value: Value, otherwise: string): string {
  return fallbackVar(`var(${property(value)})`, otherwise);
}

/** What only CSS hides, shown without JavaScript. */
export const shownUnscripted = {
  visibility: unscripted('visible', 'hidden') as 'visible',
  contentVisibility: unscripted('visible', 'hidden') as 'visible',
};
