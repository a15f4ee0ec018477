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

const varsOf = (values: readonly Value[]) => ({
  vars: Object.fromEntries(values.map((value) => [property(value), value])),
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
