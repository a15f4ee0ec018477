require('@testing-library/jest-dom');
const { render, screen } = require('@testing-library/react');
const { userEvent } = require('@testing-library/user-event');
const { de } = require('lintel/content/de');
const { createElement } = require('react');
const { Page } = require('./Page');

const user = { email: 'ada@example.com', firstName: 'Ada' };

// Jest's jsdom has no `fetch`. This one answers the login check.
beforeEach(() => {
  global.fetch = async () => ({ json: async () => user });
  jest.spyOn(console, 'error');
  jest.spyOn(console, 'warn');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});

describe('a page with the header', () => {
  it('opens Products', async () => {
    render(createElement(Page));
    const products = screen.getByRole('button', { name: 'Products' });
    await userEvent.click(products);
    expect(products).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Scheduling' })).toHaveAttribute(
      'href',
      '/scheduling',
    );
  });

  it('is in German on German pages', () => {
    render(createElement(Page, { content: de }));
    expect(screen.getByRole('button', { name: 'Produkte' })).toBeVisible();
    expect(screen.getByText('Anmelden')).toBeInTheDocument();
  });

  it('loads the account menu of a logged-in visitor', async () => {
    render(createElement(Page));
    const avatar = await screen.findByRole('button', {
      name: 'Account information dropdown menu',
    });
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
    render(createElement(Page));
    const [button] = screen.getAllByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(document.body).toHaveClass('lintel-menu-open');
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(document.body).not.toHaveClass('lintel-menu-open');
  });
});
