import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import { MobileDrawer } from '../../src/drawer/MobileDrawer';
import { tap } from '../browser/tap';
import { drawerIsLoaded, hamburger } from './drawerParts';
import { link } from '../header/headerParts';
import { showServerHtml, freshPage } from '../header/showHeader';

const header = <Header consent="granted" accounts={false} />;
const parts: [what: string, ui: ReactNode][] = [
  ['header', header],
  ['drawer', <MobileDrawer accounts={false} />],
];

async function showBeforeHydration(ui: ReactNode) {
  await page.viewport(375, 700);
  await freshPage();
  const hydrate = showServerHtml(ui);
  await expect.element(hamburger()).toBeVisible();
  return hydrate;
}

const expectExpanded = (expanded: boolean) =>
  expect
    .element(page.getByRole('button', { name: 'Menu', expanded }))
    .toBeVisible();

describe.each(parts)('a tap on the menu button of a %s', (_, ui) => {
  it('before hydration opens the menus', async () => {
    const hydrate = await showBeforeHydration(ui);
    await tap(hamburger());
    hydrate();
    await expectExpanded(true);
    await expect.element(page.getByRole('navigation')).toBeVisible();
    await tap(hamburger());
    await expectExpanded(false);
  });
});

describe('before hydration', () => {
  it('focus alone opens nothing (WCAG 3.2.1)', async () => {
    const hydrate = await showBeforeHydration(header);
    link('Home').element().focus();
    await userEvent.tab();
    await expect.element(hamburger()).toHaveFocus();
    hydrate();
    await drawerIsLoaded();
    await expectExpanded(false);
  });

  it('a second tap elsewhere takes back the first', async () => {
    const hydrate = await showBeforeHydration(header);
    await tap(hamburger());
    await tap(document.body);
    hydrate();
    await drawerIsLoaded();
    await expectExpanded(false);
  });
});
