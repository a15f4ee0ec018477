import type { Page } from 'playwright';

/** Whether a link of the header is visible. */
export function isShown(page: Page, id: string): Promise<boolean> {
  return page.locator(`[data-lintel-id="${id}"]`).evaluate((link) =>
    link.checkVisibility({
      visibilityProperty: true,
      contentVisibilityAuto: true,
      opacityProperty: true,
    }),
  );
}

/** The names of the links in the browser's own accessibility tree. */
export async function accessibleLinks(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'link')
    .map(({ name }) => String(name?.value));
}

/**
 * Presses Tab this many times. Resolves to the addresses of the links that had
 * the focus, in order.
 */
export async function tabThroughLinks(
  page: Page,
  count: number,
): Promise<string[]> {
  const hrefs: string[] = [];
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab');
    hrefs.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('href') ?? '(no link)',
      ),
    );
  }
  return hrefs;
}
