import {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
} from '@testing-library/react';
import type { PropsWithChildren, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountMenu } from '../../src/account/AccountMenu';
import { Header } from '../../src/header/Header';
import { MobileDrawer } from '../../src/drawer/MobileDrawer';
import { useAuth } from '../../src/account/useAuth';
import { LintelProvider } from '../../src/parts/LintelProvider';
import { replaceForTest } from '../support/trackedPage';
import { visit } from '../support/visit';
import { expectConsole } from '../setup/console';

const ask = vi.fn<typeof fetch>();
const site = { domain: 'example.com' };

beforeEach(() => {
  visit('https://www.example.com/');
  ask.mockReset().mockResolvedValue(Response.json({ email: 'a@example.com' }));
  replaceForTest(globalThis, 'fetch', ask);
});

const Site = ({ children }: PropsWithChildren) => (
  <LintelProvider accounts={false} tracking={false} site={site}>
    {children}
  </LintelProvider>
);

/** Renders the page, and waits until all requests would have been sent. */
async function show(ui: ReactElement) {
  const view = render(ui, { wrapper: Site });
  await act(() => vi.dynamicImportSettled());
  return view;
}

function expectNoAccount() {
  expect(screen.queryByText('Log In')).toBeNull();
  expect(screen.queryByText('Log Out')).toBeNull();
  expect(document.querySelector('[data-lintel="account"]')).toBeNull();
  expect(document.querySelector('[data-lintel="avatar"]')).toBeNull();
}

const Status = () => useAuth().status;
const Visitor = () => (
  <Site>
    <Status />
  </Site>
);

function Broken(): never {
  throw new Error('a broken banner');
}

describe('a site without accounts', () => {
  it('sends no login check and reserves no space for the account', async () => {
    await show(<Header />);
    expectNoAccount();
    expect(ask).not.toHaveBeenCalled();
  });

  it('renders no account in the header’s fallback', async () => {
    // Once for the header, and once for its fallback.
    expectConsole('error', /a broken banner/);
    expectConsole('error', /a broken banner/);
    await show(<Header banner={<Broken />} />);
    const header = screen.getByRole('banner');
    expect(header).toHaveAttribute('data-lintel-fallback');
    expectNoAccount();
  });

  it('renders no account in a drawer without a header', async () => {
    await show(<MobileDrawer />);
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expectNoAccount();
  });

  it('has no account menu', async () => {
    const { container } = await show(<AccountMenu />);
    expect(container).toBeEmptyDOMElement();
    expect(ask).not.toHaveBeenCalled();
  });

  it('reports visitors as logged out from the start, and when it is asked again', async () => {
    const loggedOut = { status: 'loggedOut', isLoggedIn: false, user: null };
    const { result } = renderHook(useAuth, { wrapper: Site });
    expect(result.current).toMatchObject(loggedOut);
    await act(() => result.current.refresh());
    expect(result.current).toMatchObject(loggedOut);
    expect(renderToString(<Visitor />)).toContain('loggedOut');
    expect(ask).not.toHaveBeenCalled();
  });
});
