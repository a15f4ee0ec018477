import '@fontsource-variable/hanken-grotesk';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../.storybook/preview.css';
import type { HeaderProps } from '../../../src/components/Header/Header';
import { de } from '../../../src/content/de';
import { showHeader, showHeaderToMember } from '../showHeader';

const site = { site: { domain: 'example.com' }, tracking: false };

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

async function showAt(
  width: number,
  props: HeaderProps = {},
  height = width < 1024 ? 667 : 720,
) {
  await page.viewport(width, height);
  await showHeader({ ...site, ...props });
}

/** The whole window, so that backdrop and overlap are in the picture. */
async function expectPicture(name: string) {
  Object.assign(document.body.style, { height: '100vh', overflow: 'hidden' });
  await document.fonts.ready;
  expect(document.fonts.check('500 15px "Hanken Grotesk Variable"')).toBe(true);
  await expect
    .element(page.elementLocator(document.body))
    .toMatchScreenshot(name);
}

function darkenPage() {
  document.body.style.color = '#ffffff';
  document.body.style.background = '#0e0e0e';
}

describe('the bar looks right', () => {
  it('on a light page', async () => {
    await showAt(1280);
    await expectPicture('bar-1280');
  });

  it('on a dark page', async () => {
    darkenPage();
    await showAt(1280, { theme: 'dark-background' });
    await expectPicture('bar-1280-dark');
  });

  it('on a phone', async () => {
    await showAt(375);
    await expectPicture('bar-375');
  });

  it('with the keyboard on a trigger', async () => {
    await showAt(1280);
    screen.getByRole('link', { name: /Home/ }).focus();
    await userEvent.tab();
    await expectPicture('bar-1280-focus');
  });

  it('with the skip link', async () => {
    await showAt(1280);
    await userEvent.tab();
    await expectPicture('bar-1280-skip-link');
  });
});

describe('the Products menu looks right', () => {
  it.each([1024, 1280, 1440, 1920])('at %i px', async (width) => {
    await showAt(width);
    await press('Products');
    await expectPicture(`products-${width}`);
  });

  it('on a dark page', async () => {
    darkenPage();
    await showAt(1280, { theme: 'dark-background' });
    await press('Products');
    await expectPicture('products-1280-dark');
  });

  it('in German', async () => {
    await showAt(1280, { content: de });
    await press('Produkte');
    await expectPicture('products-1280-de');
  });

  it('with the keyboard on a link', async () => {
    await showAt(1280);
    screen.getByRole('button', { name: 'Products' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}');
    await expectPicture('products-1280-focus');
  });
});

describe('the menus on a phone look right', () => {
  it('as a list', async () => {
    await showAt(375);
    await press('Menu');
    await expectPicture('list-375');
  });

  it('with the products', async () => {
    await showAt(375, {}, 1300);
    await press('Menu');
    await press('Products');
    await expectPicture('list-375-products');
  });
});

describe('the account menu looks right', () => {
  it('on a desktop', async () => {
    await page.viewport(1280, 720);
    await showHeaderToMember(site);
    await press('Account information dropdown menu');
    await screen.findByText('Ada Lovelace');
    await expectPicture('account-1280');
  });
});
