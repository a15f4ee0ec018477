import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import {
  drawer,
  drawerIsLoaded,
  expectDrawerClosed,
  inDrawer,
  openDrawer,
  showOpenDrawer,
} from './drawerParts';
import { backend, headerOf, startPage } from '../header/showHeader';

const site = { domain: 'example.com' };

describe('the drawer’s foot', () => {
  it('has Log In while the login check is pending', async () => {
    await page.viewport(375, 700);
    await startPage();
    await backend.setFault('/api/me', { delay: 3_600_000 });
    render(<Header consent="granted" />);
    await drawerIsLoaded();
    await openDrawer();
    await expect.element(inDrawer('link', 'Log In')).toBeVisible();
    // Answers pending requests.
    await backend.reset();
    await headerOf();
  });

  it('has the account row and Log Out, which leads to the home page, for a logged-in visitor', async () => {
    await showOpenDrawer({ loggedIn: true, site });
    await expect
      .element(inDrawer('link', 'Log Out'))
      .toHaveAttribute('href', '/');
    await expect.element(inDrawer('link', 'Log In')).not.toBeInTheDocument();
    const row = drawer().getByRole('link', { name: /Account Dashboard/ });
    await expect
      .element(row)
      .toHaveAttribute('href', 'https://account.example.com/');
    await expect.element(row).toHaveTextContent('Ada Lovelace');
    await expect
      .element(inDrawer('link', 'Domains'))
      .toHaveAttribute('href', 'https://account.example.com/domains');
    await userEvent.click(row);
    await expectDrawerClosed();
  });
});
