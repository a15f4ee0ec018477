import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { backend, headerOf, showHeader, startPage } from './showHeader';
import { languageButton, link, panel, trigger } from './headerParts';
import { render } from '@testing-library/react';
import { Header } from '../../src/components/Header/Header';

const site = { domain: 'example.com' };

describe('the header', () => {
  it('has exactly the menus Products and Resources', async () => {
    await showHeader();
    const entries = page.getByRole('navigation', { name: 'Main' });
    expect(
      entries
        .getByRole('button')
        .elements()
        .map((one) => one.textContent),
    ).toEqual(['Products', 'Resources']);
    expect(entries.getByRole('link').elements()).toEqual([]);
  });

  it('shows what inspires, with its words and its way', async () => {
    await showHeader();
    await userEvent.hover(trigger('Resources'));
    await expect
      .element(link('Get inspired'))
      .toHaveAttribute('href', '/showcase');
    const resources = panel('Resources');
    await expect
      .element(resources.getByText('Made with the product'))
      .toBeVisible();
    await expect
      .element(
        resources.getByText(
          'a collection of inspirational websites by real users of the product',
        ),
      )
      .toBeVisible();
  });
});

describe('the log-in link', () => {
  it('leads to the account site, and from there to the templates', async () => {
    await showHeader({ site });
    await expect
      .element(link('Log In'))
      .toHaveAttribute(
        'href',
        'https://account.example.com/auth/protected-redirect/login?location=%2Ftemplates',
      );
  });

  it('is not shown before the check is done', async () => {
    await startPage();
    await backend.setFault('/api/me', { never: true });
    render(<Header consent="granted" />);
    await expect.element(trigger()).toBeVisible();
    expect(link('Log In').elements()).toEqual([]);
    // Answers what is held.
    await backend.reset();
    await headerOf();
    await expect.element(link('Log In')).toBeVisible();
  });

  it('is not shown before the check is done on a phone either, in the minimal header', async () => {
    await page.viewport(375, 700);
    await startPage();
    await backend.setFault('/api/me', { never: true });
    render(<Header variant="minimal" consent="granted" />);
    await expect.element(languageButton()).toBeVisible();
    expect(link('Log In').elements()).toEqual([]);
    await backend.reset();
    await headerOf();
    await expect.element(link('Log In')).toBeVisible();
  });
});
