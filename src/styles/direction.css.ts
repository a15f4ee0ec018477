import { fallbackVar, globalStyle } from '@vanilla-extract/css';

const sign = '--lintel-internal-forward';

/** 1 in text from left to right, and -1 in text from right to left. */
export const forward = fallbackVar(`var(${sign})`, '1');

/** The `scale` of what points in reading direction. */
export const mirrored = `${forward} 1`;

// By attribute, because Chrome before 120 does not know `:dir()`, which is needed
// for `auto` only. It ignores that part of the list: `:where()` is forgiving.
for (const [direction, value] of Object.entries({ ltr: '1', rtl: '-1' })) {
  globalStyle(`:where([dir="${direction}"], [dir="auto"]:dir(${direction}))`, {
    vars: { [sign]: value },
  });
}
