import { onTestFinished } from 'vitest';

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
