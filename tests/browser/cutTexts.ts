import { onTestFinished } from 'vitest';

/** Finds words that overflow their link, button or paragraph, or the window. */
export function cutTexts(header: Element): string[] {
  const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const box = text.parentElement?.closest('a, button, p');
    if (box && isShown(text) && sticksOut(text, box)) cut.push(text.data);
  }
  return cut;
}

/** Finds labels and descriptions of links that need more than two lines. */
export function longTexts(part: Element): string[] {
  return [...part.querySelectorAll('li > a > span')]
    .filter((text) => text.checkVisibility({ visibilityProperty: true }))
    .filter((text) => linesOf(text) > 2)
    .map(({ textContent }) => textContent);
}

function linesOf(text: Element): number {
  const { height } = text.getBoundingClientRect();
  return Math.round(height / parseFloat(getComputedStyle(text).lineHeight));
}

function isShown({ data, parentElement: parent }: Text): boolean {
  return (
    data.trim() !== '' &&
    parent!.checkVisibility({ visibilityProperty: true }) &&
    // Text for screen readers only is clipped on purpose.
    getComputedStyle(parent!).clipPath === 'none' &&
    !isReplacedByGlobe(parent!)
  );
}

function sticksOut(text: Text, box: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const words = range.getBoundingClientRect();
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return (
    words.left < left - 1 ||
    words.right > right + 1 ||
    // WebKit's letters are higher than their line.
    words.top < top - words.height / 4 ||
    words.bottom > bottom + words.height / 4 ||
    words.left < 0 ||
    words.right > innerWidth
  );
}

/**
 * If the bar has no room for the language's name, the whole name is hidden and
 * the globe remains.
 */
function isReplacedByGlobe(name: Element): boolean {
  const button = name.closest('[data-lintel="language-trigger"]');
  if (!button) return false;
  const { bottom } = button.getBoundingClientRect();
  return name.getBoundingClientRect().top >= bottom;
}

/** https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';

/** Until the end of the test, applies the text spacing of WCAG 1.4.12. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SPACING);
  document.adoptedStyleSheets = [sheet];
  onTestFinished(() => {
    document.adoptedStyleSheets = [];
  });
}
