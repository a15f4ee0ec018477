import type { Page } from 'playwright';

export function markDocument(page: Page) {
  return page.evaluate(() => (window.__measured.document = 'first'));
}

/** Whether no other document has been loaded since. */
export function isMarked(page: Page) {
  return page.evaluate(() => window.__measured.document === 'first');
}
