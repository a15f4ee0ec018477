import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { unexpectedLines } from '../../consumers/setup/browser';
import { onBothReacts } from './setup/onBothReacts';

// Development: only there React says what does not match.
onBothReacts('messages to the header', 'development', (contract) => {
  it('that are sent before hydration wait for it, and do not disturb it', async () => {
    const { page, lines } = await contract.open(
      {},
      {
        before: () => {
          window.contract.early = ['set dark background', 'set hidden'];
        },
      },
    );
    await expect
      .poll(() => stateOf(page))
      .toEqual({ theme: 'dark-background', hidden: true });
    expect(await page.evaluate(() => window.contract.recovered)).toEqual([]);
    expect(unexpectedLines(lines)).toEqual([]);
  });

  it('are heard as events once it is hydrated', async () => {
    const { page } = await contract.open({
      headers: [{ theme: 'dark-background' }],
    });
    await send(page, 'set light background');
    await send(page, 'set hidden');
    await expect
      .poll(() => stateOf(page))
      .toEqual({ theme: 'light-background', hidden: true });
    await send(page, 'set visible');
    await expect
      .poll(() => stateOf(page))
      .toEqual({ theme: 'light-background', hidden: false });
  });

  it('win over what the page says in its markup', async () => {
    const { page } = await contract.open({ pageTheme: 'dark-background' });
    const color = () =>
      page
        .locator('[data-lintel="bar"]')
        .evaluate((bar) => getComputedStyle(bar).color);
    const onDark = await color();
    await send(page, 'set light background');
    await expect.poll(color).not.toBe(onDark);
  });
});

function send(page: Page, detail: string): Promise<unknown> {
  return page.evaluate(
    (detail) =>
      window.dispatchEvent(new CustomEvent('lintel:message', { detail })),
    detail,
  );
}

function stateOf(page: Page) {
  return page.locator('[data-lintel="header"]').evaluate((header) => ({
    theme: header.dataset['theme'],
    hidden: header.hasAttribute('data-hidden'),
  }));
}
