import { globalStyle } from '@vanilla-extract/css';

// Korean breaks between its words, which are set apart by spaces. Chromium does
// so by `auto-phrase`; the others break anywhere unless told.
// https://developer.mozilla.org/docs/Web/CSS/word-break#keep-all
globalStyle('[data-lintel]:not([data-lintel="section"]):lang(ko)', {
  wordBreak: 'keep-all',
});
