import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { onNewestReact } from '../setup/onBothReacts';

const withoutScript = { javaScriptEnabled: false };

onNewestReact('a page that sets its background', 'production', (contract) => {
  it('overrides the theme prop once it is hydrated, and a message overrides both', async () => {
    const description = { pageTheme: 'dark-background' };
    const before = await contract.open(description, withoutScript);
    const { page } = await contract.open(description);
    const onDark = await colorsOf(page);
    expect(onDark).toEqual(await colorsOf(before.page));
    await page.evaluate(() =>
      window.dispatchEvent(
        new CustomEvent('lintel:message', { detail: 'set light background' }),
      ),
    );
    await expect.poll(() => colorsOf(page)).not.toEqual(onDark);
  });
});

/** The colours of the bar and of a closed panel. */
function colorsOf(page: Page): Promise<string[]> {
  return page
    .locator('[data-lintel="bar"], [data-lintel="panel"]')
    .evaluateAll((parts) =>
      parts.flatMap((part) => {
        const ground =
          part.closest('[data-lintel="panel"]') ?? part.parentElement!;
        return [
          getComputedStyle(part).color,
          getComputedStyle(ground).backgroundColor,
        ];
      }),
    );
}
