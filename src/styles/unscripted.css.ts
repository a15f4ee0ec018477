import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { narrow } from './breakpoints';

/** Values of properties without JavaScript, when nothing can open a menu. */
const plain = {
  none: 'none',
  block: 'block',
  flex: 'flex',
  visible: 'visible',
  opaque: '1',
  auto: 'auto',
  static: 'static',
  zero: '0px',
};

/** Only in windows without the bar. */
const plainList = { relative: 'relative' };

type Name = keyof typeof plain | keyof typeof plainList;

const property = (name: string) => `--l-plain-${name}`;

/** Custom properties with these values. */
function varsOf(values: Record<string, string>) {
  const named = Object.entries(values).map(([name, value]) => [
    property(name),
    value,
  ]);
  return { vars: Object.fromEntries(named) as Record<string, string> };
}

const withScripts = varsOf(
  Object.fromEntries(
    Object.keys({ ...plain, ...plainList }).map((name) => [name, 'initial']),
  ),
);

// Browsers that do not know the media feature (Chrome before 120, Safari before
// 17): without JavaScript, the content of a `noscript` is an element. So it is in
// a page that a script has parsed, which the media feature corrects.
globalStyle(':where(:root:has([data-lintel] > noscript > i))', {
  ...varsOf(plain),
  '@media': {
    [narrow]: varsOf(plainList),
    '(scripting: enabled)': withScripts,
  },
});
globalStyle(':where(:root)', {
  '@media': {
    '(scripting: none)': varsOf(plain),
    [`(scripting: none) and ${narrow}`]: varsOf(plainList),
  },
});

/** One value without JavaScript, and another one with it. */
export function unscripted(value: Name, otherwise: string): string {
  return fallbackVar(`var(${property(value)})`, otherwise);
}

/** What only CSS hides, shown without JavaScript. */
export const shownUnscripted = {
  visibility: unscripted('visible', 'hidden') as 'visible',
  contentVisibility: unscripted('visible', 'hidden') as 'visible',
};
