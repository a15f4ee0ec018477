import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import { expectConsole } from '../setup/console';
import {
  expectClosed,
  expectOpen,
  hoverBackdrop,
  link,
  openByKeyboard,
  panel,
  stayOnPage,
  tabTo,
  trigger,
} from './headerParts';
import {
  backend,
  headerOf,
  showHeader,
  showHeaderLoggedIn,
  showServerHtml,
  startPage,
} from './showHeader';

const site = { domain: 'example.com' };

describe('the header', () => {
  it('has the menus Products and Resources only', async () => {
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

  it('shows the spotlight with its text and link', async () => {
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

describe('the Log In link', () => {
  it('leads to the account site, and then to the templates', async () => {
    await showHeader({ site });
    await expect
      .element(link('Log In'))
      .toHaveAttribute(
        'href',
        'https://account.example.com/auth/protected-redirect/login?location=%2Ftemplates',
      );
  });

  it('is hidden until the login check is done', async () => {
    await startPage();
    await backend.setFault('/api/me', { delay: 3_600_000 });
    render(<Header consent="granted" />);
    await expect.element(trigger()).toBeVisible();
    expect(link('Log In').elements()).toEqual([]);
    // Answers pending requests.
    await backend.reset();
    await headerOf();
    await expect.element(link('Log In')).toBeVisible();
  });
});

/** Not focusable, so that a press on it only closes the menu. */
const banner = <p>A free year</p>;

async function showObserved() {
  const onOpenChange = vi.fn();
  await page.viewport(1280, 1300);
  const { header } = await showHeader({ onOpenChange, banner });
  stayOnPage(header);
  const last = () => onOpenChange.mock.lastCall;
  return { onOpenChange, last };
}

describe('onOpenChange is called', () => {
  it('for menus that open on hover and press, and close on backdrop and press', async () => {
    const { onOpenChange } = await showObserved();
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.click(trigger('Resources'));
    await expectOpen('Resources');
    await hoverBackdrop();
    await expectClosed('Resources');
    await openByKeyboard();
    await userEvent.keyboard('{Enter}');
    await expectClosed();
    expect(onOpenChange.mock.calls).toEqual([
      [true, { menu: 'products', reason: 'hover' }],
      // Only the menu that opens is reported, not the one it replaces.
      [true, { menu: 'resources', reason: 'press' }],
      [false, { menu: 'resources', reason: 'backdrop' }],
      [true, { menu: 'products', reason: 'press' }],
      [false, { menu: 'products', reason: 'press' }],
    ]);
  });

  it('for a menu that was open before hydration', async () => {
    const onOpenChange = vi.fn();
    await startPage();
    const hydrate = showServerHtml(
      <Header tracking={false} onOpenChange={onOpenChange} />,
    );
    (trigger().element() as HTMLElement).focus();
    hydrate();
    await headerOf();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([
      [true, { menu: 'products', reason: 'hydration' }],
      [false, { menu: 'products', reason: 'escape' }],
    ]);
  });

  it.each<[string, () => Promise<void>]>([
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['blur', () => tabTo(trigger('Resources'), link('View All Features'))],
    ['outside', () => userEvent.click(page.getByText('A free year'))],
    ['navigate', () => userEvent.click(link('Circle'))],
  ])('for a close by %s', async (reason, close) => {
    const { last } = await showObserved();
    await openByKeyboard();
    await close();
    await expectClosed();
    expect(last()).toEqual([false, { menu: 'products', reason }]);
  });
});

function BrokenLogo(): never {
  throw new Error('A broken logo');
}

it('the fallback of a header that threw has Log Out for a logged-in visitor', async () => {
  // Once for the header, and once for its fallback.
  expectConsole('error', /A broken logo|The above error occurred/);
  expectConsole('error', /A broken logo|The above error occurred/);
  const { header } = await showHeaderLoggedIn({ logo: <BrokenLogo /> });
  expect(header).toHaveAttribute('data-fallback');
  await expect.element(link('Log Out')).toBeVisible();
  await expect.element(link('Log In')).not.toBeInTheDocument();
});
