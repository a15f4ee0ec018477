import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { layoutShift } from '../../consumers/setup/measure';
import { isShown } from './setup/links';
import { onBothReacts, type Contract } from './setup/onBothReacts';

const withoutScript = { javaScriptEnabled: false };

onBothReacts('props alone', 'production', (contract) => {
  it("put banner, actions, variant, position and theme into the server's HTML", async () => {
    const html = await contract.render({
      headers: [
        {
          banner: 'Half price until Sunday',
          actions: 'Get started',
          variant: 'minimal',
          position: 'overlay',
          theme: 'dark-background',
        },
      ],
    });
    expect(html).toContain('Half price until Sunday');
    expect(html).toContain('<a href="/start">Get started</a>');
    expect(html).toContain('data-variant="minimal"');
    expect(html).toContain('data-position="overlay"');
    expect(html).toContain('data-theme="dark-background"');
    expect(html).not.toContain('/website-design');
  });

  it('leave out what is not given, and stay in view by default', async () => {
    const html = await contract.render();
    expect(html).not.toMatch(/data-lintel="(banner|actions)"/);
    expect(html).toContain('data-position="sticky"');
    expect(html).toContain('data-variant="full"');
  });

  it.each(['static', 'sticky', 'overlay'] as const)(
    'move nothing at load, at hydration and when both menus open, where the header is %s',
    async (position) => {
      const { page } = await openWhole(contract, position);
      for (const [menu, link] of [
        ['Products', 'scheduling'],
        ['Resources', 'blog'],
      ] as const) {
        await page.getByRole('button', { name: menu }).click();
        await expect.poll(() => isShown(page, link)).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect.poll(() => isShown(page, 'blog')).toBe(false);
      expect(await layoutShift(page)).toBe(0);
    },
  );

  it('publish how much of the page the header covers, banner included', async () => {
    const { page } = await openWhole(contract, 'sticky');
    const height = await page
      .locator('[data-lintel="header"]')
      .evaluate((header) => header.getBoundingClientRect().height);
    await expect
      .poll(() =>
        page.evaluate(() =>
          parseFloat(
            getComputedStyle(document.documentElement).getPropertyValue(
              '--lintel-header-offset',
            ),
          ),
        ),
      )
      .toBe(height);
  });
});

onBothReacts('a page that says its background', 'production', (contract) => {
  it.each(['light-background', 'dark-background'] as const)(
    'in its markup has a header for it without any script: %s',
    async (pageTheme) => {
      const other =
        pageTheme === 'dark-background'
          ? 'light-background'
          : 'dark-background';
      const said = await contract.open(
        { pageTheme, headers: [{ theme: other }] },
        withoutScript,
      );
      const given = await contract.open(
        { headers: [{ theme: pageTheme }] },
        withoutScript,
      );
      const opposite = await contract.open(
        { headers: [{ theme: other }] },
        withoutScript,
      );
      const colors = await colorsOf(said.page);
      expect(colors).toEqual(await colorsOf(given.page));
      expect(colors).not.toEqual(await colorsOf(opposite.page));
    },
  );

  it('keeps the last word over the theme of the props once it is hydrated', async () => {
    const page = { pageTheme: 'dark-background' };
    const before = await contract.open(page, withoutScript);
    const after = await contract.open(page);
    expect(await colorsOf(after.page)).toEqual(await colorsOf(before.page));
  });
});

/** With banner and actions, opened over a held script: the server's HTML is painted first. */
async function openWhole(
  contract: Contract,
  position: 'static' | 'sticky' | 'overlay',
) {
  const header = {
    position,
    banner: 'Half price until Sunday',
    actions: 'Get started',
    site: { hosts: { media: contract.media } },
  };
  const opened = await contract.open({ headers: [header] }, { held: true });
  expect(await layoutShift(opened.page)).toBe(0);
  await opened.release();
  await opened.page.waitForSelector('[data-status="loggedOut"]');
  return opened;
}

/** What the bar and a closed panel are painted with. */
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
