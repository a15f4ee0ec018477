import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import { backdrop, expectClosed, expectOpen, link } from './headerParts';
import { headerOf, showHeader, showServerHtml, startPage } from './showHeader';

const drawer = page.getByRole('dialog', { name: 'Menu' });
const japanese = page.getByRole('link', { name: '日本語' });

async function showAt(width: number, defaultOpen: string) {
  await page.viewport(width, 800);
  const onOpenChange = vi.fn<NonNullable<HeaderProps['onOpenChange']>>();
  const view = await showHeader({ defaultOpen, onOpenChange });
  return { ...view, onOpenChange };
}

/** As a server renders it. */
async function hydrateAt(width: number, defaultOpen: string) {
  await page.viewport(width, 800);
  await startPage();
  showServerHtml(<Header consent="granted" defaultOpen={defaultOpen} />)();
  await headerOf();
}

describe('in the bar, defaultOpen opens', () => {
  it('a menu, without calling onOpenChange until a visitor closes it', async () => {
    const { onOpenChange } = await showAt(1280, 'resources');
    await expectOpen('Resources');
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expectClosed('Resources');
    expect(onOpenChange.mock.calls).toEqual([
      [false, { menu: 'resources', reason: 'escape' }],
    ]);
  });

  it('the languages', async () => {
    await showAt(1280, 'languages');
    await expect.element(japanese).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(japanese).not.toBeInTheDocument();
  });

  it('a menu in the server’s HTML too', async () => {
    await hydrateAt(1280, 'products');
    await expectOpen();
  });

  it('nothing for an unknown id', async () => {
    await showAt(1280, 'menus');
    await expectClosed();
    await expectClosed('Resources');
    expect(getComputedStyle(backdrop()).visibility).toBe('hidden');
  });
});

describe('on small screens, defaultOpen opens the drawer', () => {
  it('with the section of a menu, which closes for good', async () => {
    const { onOpenChange } = await showAt(375, 'products');
    await expect.element(drawer).toBeVisible();
    await expect.element(link('Portfolios')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect.element(drawer).toBeVisible();
    await expect.element(link('Portfolios')).not.toBeInTheDocument();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('after hydration', async () => {
    await hydrateAt(375, 'products');
    await expect.element(drawer).toBeVisible();
    await expect.element(link('Portfolios')).toBeVisible();
  });
});

it('a window that gets small does not open the drawer', async () => {
  await showAt(1280, 'products');
  await page.viewport(375, 800);
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect.element(menu).toHaveAttribute('aria-controls', 'lintel-drawer');
  await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
});
