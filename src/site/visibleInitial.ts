/** Spaces, controls, accents without a letter, and what has no shape or width. */
const INVISIBLE = /^[\s\p{Cc}\p{M}\p{DI}]+/u;

/** A flag, or a character with its accents, skin tone and joined pictures. */
const CHARACTER = /^(?:\p{RI}{2}|.(?:\u200d.|[\p{M}\p{EMod}\p{DI}])*)/su;

/**
 * The first visible character of a text, as people count them, or `''`: a flag
 * or a letter with its accents has several code points.
 */
export function visibleInitial(text: string): string {
  const visible = text.replace(INVISIBLE, '');
  if (typeof Intl.Segmenter === 'function') {
    const [first] = new Intl.Segmenter().segment(visible);
    return first?.segment ?? '';
  }
  // Firefox before 125. Composed, Hangul has one code point for a syllable.
  return CHARACTER.exec(visible.normalize())?.[0] ?? '';
}
