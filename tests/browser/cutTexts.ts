import { onTestFinished } from 'vitest';

/** Words that stick out of their link, button or paragraph, or of the window. */
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

function isShown({ data, parentElement: parent }: Text): boolean {
  return (
    data.trim() !== '' &&
    parent!.checkVisibility({ visibilityProperty: true }) &&
    // What is for screen readers alone is cut on purpose.
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

/** The language's name goes as a whole where the bar has no room for it: its button has a globe too. */
function isReplacedByGlobe(name: Element): boolean {
  const button = name.closest('[data-lintel="language-trigger"]');
  if (!button) return false;
  const { bottom } = button.getBoundingClientRect();
  return name.getBoundingClientRect().top >= bottom;
}

/** https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';

/** Until the end of the test, what WCAG 1.4.12 lets a reader do to a text. */
export function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SPACING);
  document.adoptedStyleSheets = [sheet];
  onTestFinished(() => {
    document.adoptedStyleSheets = [];
  });
}
