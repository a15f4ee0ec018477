/**
 * How wide texts may be before they break the header's grid. A character
 * counts 1, a full-width one (Chinese, Japanese, Korean, emoji) 2. What is
 * wider is shown all the same, and `validateContent` warns of it.
 */
export const lengthLimits = {
  /** A name in the bar: three of them, the logo and the account fit beside each other at 1024 px. */
  topLevelLabel: 24,
  /** The heading of a column, on one line at 1440 px and on two at 1024 px. */
  groupLabel: 32,
  /** A link in a column, on two lines at 1024 px. */
  linkLabel: 40,
  /** The line below a link's label: two lines on a phone. */
  description: 90,
  /** The word in a badge (`messages.badgeNew`), which never wraps. */
  badge: 12,
  /** The words behind a link to the English site (`messages.inEnglish`): a third of a column. */
  mark: 20,
  /** The label of a spotlight, in the largest letters of its panel. */
  spotlightTitle: 32,
  /** Between title and description, on one line. */
  spotlightSubtitle: 48,
  /** Below the picture, on three lines. */
  spotlightDescription: 120,
} as const;

/** What no header can mean: an error, and `maxLength` and `maxItems` in the schema. */
export const hardLimits = {
  /** In code points, as JSON Schema counts. */
  text: 1000,
  /** In code points. Longer addresses fail in proxies and older browsers. */
  address: 2048,
  /** Every link is in the HTML of every page. */
  entries: 500,
} as const;

const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Mark}]+$/u;
// The half-width forms belong to the same scripts, and are narrow.
const FULL_WIDTH =
  /(?![\uFF61-\uFFDC])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFFE6]/u;

/** How wide a text is drawn, in the widths of a Latin letter; soft hyphens and accents take no room. */
export function visualWidth(text: string): number {
  return charactersOf(text).reduce((width, character) => {
    if (INVISIBLE.test(character)) return width;
    return width + (FULL_WIDTH.test(character) ? 2 : 1);
  }, 0);
}

/** What a reader calls a character; code points where the browser cannot tell (Firefox before 125). */
function charactersOf(text: string): string[] {
  if (typeof Intl === 'undefined' || !('Segmenter' in Intl)) return [...text];
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...segments.segment(text)].map(({ segment }) => segment);
}
