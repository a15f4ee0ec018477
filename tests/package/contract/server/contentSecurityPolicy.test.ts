import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectPicture, unexpectedLines } from '../../../hosts/checks/browser';
import { loggedEvents } from '../../../server/loggedEvents';
import type { LoggedRequest } from '../../../../src/testing';
import { onNewestReact } from '../setup/onBothReacts';

const violations = (page: Page) =>
  page.evaluate(() => window.contract.violated);

const clickedLinks = (log: readonly LoggedRequest[]) =>
  loggedEvents(log, { action: 'click', object_type: 'link' }).map(
    (event) => event['object_identifier'],
  );

onNewestReact('a strict Content-Security-Policy', 'production', (contract) => {
  it('is not violated when a logged-in visitor opens every part', async () => {
    const hosts = { eventsStaging: contract.url, media: contract.media };
    const { page, lines } = await contract.open(
      { headers: [{ site: { hosts } }], sections: true },
      { loggedIn: true, search: 'policy' },
    );
    await page.getByRole('button', { name: 'Products' }).click();
    await page.getByRole('link', { name: 'Scheduling' }).waitFor();
    await page.getByRole('button', { name: 'Resources' }).click();
    await expectPicture(page);
    await useCarousel(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Language English' }).click();
    await page.getByRole('link', { name: '日本語' }).waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', { name: '日本語' })
      .waitFor({ state: 'hidden' });
    await expectMarks(page);
    await useSideNav(page);
    await useAccountMenu(page);
    await page.setViewportSize({ width: 375, height: 700 });
    await useDrawer(page);
    // Its last action. Everything that could violate the policy came before.
    await expect
      .poll(() => clickedLinks(contract.backend.log))
      .toEqual(['prices', 'scheduling']);
    await contract.backend.waitForLog('/api/track/Track');
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => window.contract.recovered)).toEqual([]);
    expect(unexpectedLines(lines)).toEqual([]);
    // It is in force.
    await page.evaluate(() =>
      document.body.setAttribute('style', 'color: red'),
    );
    await expect.poll(() => violations(page)).toHaveLength(1);
  });
});

/**
 * What scripts have added to the page outside the header: the offset, the metas
 * and the scroll state.
 */
async function expectMarks(page: Page): Promise<void> {
  await page.waitForSelector('meta[name="theme-color"]', { state: 'attached' });
  await expect
    .poll(() =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue(
          '--lintel-header-offset',
        ),
      ),
    )
    .toMatch(/^\d+(\.\d+)?px$/);
  await page.evaluate(() => {
    document.body.appendChild(document.createElement('div')).style.height =
      '3000px';
    scrollTo(0, 500);
  });
  await page.waitForSelector('[data-lintel="header"][data-lintel-scrolled]');
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForSelector(
    '[data-lintel="header"]:not([data-lintel-scrolled])',
  );
}

async function useCarousel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop slide show' }).click();
  await page.getByRole('button', { name: 'Start slide show' }).click();
  await page.getByRole('button', { name: 'Stop slide show' }).waitFor();
}

async function useSideNav(page: Page): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'On this page' });
  const current = nav.locator('[aria-current="location"]');
  await expect.poll(() => current.allTextContents()).toEqual(['Features']);
  await nav.getByRole('link', { name: 'Prices' }).click();
  await expect.poll(() => current.allTextContents()).toEqual(['Prices']);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function useAccountMenu(page: Page): Promise<void> {
  const avatar = page.locator('[data-lintel="avatar"][aria-expanded]');
  const logOut = page.getByRole('menuitem', { name: 'Log Out' });
  await avatar.hover();
  await logOut.waitFor();
  await page.mouse.move(640, 790);
  await logOut.waitFor({ state: 'hidden' });
  await avatar.click();
  await logOut.waitFor();
  await page.mouse.click(640, 790);
  await logOut.waitFor({ state: 'hidden' });
  await avatar.focus();
  for (const key of ['Enter', 'ArrowDown', 'End', 'Escape']) {
    await page.keyboard.press(key);
  }
  await logOut.waitFor({ state: 'hidden' });
}

/** Follows a link into another tab last, so that the part stays open. */
async function useDrawer(page: Page): Promise<void> {
  await page.waitForSelector('[aria-controls$="-drawer"]');
  await page.locator('[data-lintel="hamburger"]').focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await page.locator('[data-lintel="hamburger"]').click();
  await drawer.getByRole('button', { name: 'Resources' }).click();
  await drawer.getByRole('link', { name: 'Get inspired' }).waitFor();
  await drawer.getByRole('button', { name: 'Products' }).click();
  await drawer.getByRole('button', { name: 'Language English' }).click();
  await drawer.getByRole('link', { name: '日本語' }).waitFor();
  await drawer
    .getByRole('link', { name: 'Scheduling' })
    .click({ modifiers: ['Control'] });
}
