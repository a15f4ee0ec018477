import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { de } from 'lintel/content/de';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Page } from './Page';

const user = { email: 'ada@example.com', firstName: 'Ada' };

// No server answers in this test, so the mock answers the login check.
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(user));
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

describe('a page with the header', () => {
  it('opens Products', async () => {
    render(<Page />);
    const products = screen.getByRole('button', { name: 'Products' });
    await userEvent.click(products);
    expect(products).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Scheduling' })).toHaveAttribute(
      'href',
      '/scheduling',
    );
  });

  it('is in German on German pages', () => {
    render(<Page content={de} />);
    expect(screen.getByRole('button', { name: 'Produkte' })).toBeVisible();
    expect(screen.getByText('Anmelden')).toBeInTheDocument();
  });

  it('loads the account menu of a logged-in visitor', async () => {
    render(<Page />);
    const avatar = await screen.findByRole(
      'button',
      { name: 'Account information dropdown menu' },
      // Long enough on a busy machine.
      { timeout: 10_000 },
    );
    await userEvent.click(avatar);
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Account Dashboard',
      'Domains',
      'Log Out',
    ]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
    expect(avatar).toHaveFocus();
  });

  it('opens the menus of small screens, and closes them', async () => {
    render(<Page />);
    const [button] = screen.getAllByRole('button', { name: 'Menu' });
    await userEvent.click(button!);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
