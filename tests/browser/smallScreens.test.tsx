import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../setup/axe';
import {
  expectFocusOn,
  link,
  stayOnPage,
  trigger,
  withPrices,
} from './headerParts';
import { showHeader } from './showHeader';
import { expectReceived } from './trackingParts';

// The plain list alone, which stands in for the drawer until that is loaded.
vi.mock('../../src/core/loader', async (importOriginal) => {
  const { loaderWithoutDrawer } = await import('./loaderWithout');
  return loaderWithoutDrawer(await importOriginal());
});

function expectNoSidewaysScroll() {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
}

const isLocked = () => document.body.classList.contains('lintel-menu-open');

async function showPhone(width: number) {
  await page.viewport(width, 700);
  const { header } = await showHeader({ navigation: withPrices });
  stayOnPage(header);
}

describe('the list on small screens', () => {
  it('opens from a button, and closes by Escape', async () => {
    await showPhone(320);
    expectNoSidewaysScroll();
    await userEvent.click(trigger('Menu'));
    expect(isLocked()).toBe(true);
    await userEvent.click(trigger());
    await expect.element(link('Online Stores')).toBeVisible();
    expectNoSidewaysScroll();
    await expectNoAxeViolations();
    await userEvent.keyboard('{Escape}');
    await expect.element(link('Online Stores')).not.toBeInTheDocument();
    await expectFocusOn(trigger('Menu'));
    expect(isLocked()).toBe(false);
    await expect.element(link('Home')).toBeVisible();
  });

  it('stays as it is while something in it is pressed', async () => {
    await showPhone(375);
    await userEvent.click(trigger('Menu'));
    await userEvent.click(trigger());
    await userEvent.click(link('Prices'));
    await expectReceived({ action: 'click', object_identifier: 'prices' });
  });

  it('closes when a link is taken', async () => {
    await showPhone(375);
    await userEvent.click(trigger('Menu'));
    await userEvent.click(link('Prices'));
    await expect.element(link('Prices')).not.toBeInTheDocument();
    expect(isLocked()).toBe(false);
  });

  it('closes when the screen grows wide', async () => {
    await showPhone(375);
    await userEvent.click(trigger('Menu'));
    expect(isLocked()).toBe(true);
    await page.viewport(1280, 800);
    await expect.poll(isLocked).toBe(false);
  });
});
