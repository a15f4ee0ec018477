/**
 * The maximum widths of texts in the header, in characters. Full-width characters
 * (Chinese, Japanese, Korean, emoji) count as two. Wider texts are shown but
 * break the layout, and `validateContent` warns about them.
 * @example
 * import { lengthLimits } from 'lintel/content';
 *
 * const fits = 'Online Stores'.length <= lengthLimits.linkLabel;
 */
export const lengthLimits = {
  /** A label in the bar. Three of them fit next to logo and account at 1024 px. */
  topLevelLabel: 24,
  /** The heading of a column: one line at 1440 px, two lines at 1024 px. */
  groupLabel: 32,
  /** The label of a link in a column: two lines at 1024 px. */
  linkLabel: 40,
  /** The description of a link: two lines on a phone. */
  description: 90,
  /** The text of a badge (`messages.badgeNew`), which does not wrap. */
  badge: 12,
  /** The mark after a link to the English site (`messages.inEnglish`): a third of a column. */
  mark: 20,
  /** The label of a spotlight, in the largest font size of its panel. */
  spotlightTitle: 32,
  /** The subtitle of a spotlight: one line. */
  spotlightSubtitle: 48,
  /** The description of a spotlight: three lines. */
  spotlightDescription: 120,
} as const;

/** Limits whose violation is an error. In the schema: `maxLength` and `maxItems`. */
export const hardLimits = {
  /** In code points, as JSON Schema counts. */
  text: 1000,
  /** In code points. Longer addresses fail in some proxies and older browsers. */
  address: 2048,
  /** Entries of a list. Every link is in the HTML of every page. */
  entries: 500,
} as const;

const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Mark}]+$/u;
// Half-width forms belong to the same scripts but are narrow.
const FULL_WIDTH =
  /(?![\uFF61-\uFFDC])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFFE6]/u;

/** The width of a text, in Latin letters. Soft hyphens and accents have no width. */
export function visualWidth(text: string): number {
  return charactersOf(text).reduce((width, character) => {
    if (INVISIBLE.test(character)) return width;
    return width + (FULL_WIDTH.test(character) ? 2 : 1);
  }, 0);
}

/** The characters as readers see them. Code points in Firefox before 125, which lacks `Intl.Segmenter`. */
function charactersOf(text: string): string[] {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return [...text];
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segments.segment(text)].map(({ segment }) => segment);
}
