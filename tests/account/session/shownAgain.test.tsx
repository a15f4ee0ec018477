import { act, render, screen, waitFor } from '@testing-library/react';
import { Activity, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountMenu } from '../../../src/account/AccountMenu';
import { useAuth } from '../../../src/account/useAuth';
import { Header } from '../../../src/header/Header';
import { LintelProvider } from '../../../src/parts/LintelProvider';
import { createVisitor, type Fault } from '../../../src/testing';

const site = { domain: 'example.com' };
const visitor = createVisitor();
const ENDPOINTS = ['/api/me', '/me'];
const ADA = { body: { email: 'ada@example.com' } };
const NOBODY = { status: 204, body: '' };

function answer(fault: Fault) {
  for (const path of ENDPOINTS) visitor.setFault(path, fault);
}

beforeEach(() => {
  vi.stubGlobal('fetch', visitor.fetch);
  answer(ADA);
});
afterEach(() => {
  vi.unstubAllGlobals();
  visitor.reset();
});

function Name() {
  const { status, user } = useAuth();
  return <p>{user ? `Hello ${user.email}` : status}</p>;
}

const header = <Header site={site} tracking={false} />;
const elsewhere = (
  <LintelProvider site={{ paths: { currentUser: '/me' } }} tracking={false}>
    <Name />
  </LintelProvider>
);

/** A page that a framework keeps after it was left. */
function pages(kept: ReactNode, isShown: boolean, around?: ReactNode) {
  return (
    <>
      {around}
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <main>{kept}</main>
      </Activity>
    </>
  );
}

const account = () =>
  screen.queryByText(/^Hello/) ??
  document.querySelector('main [data-lintel="avatar"]');

const logins = () => visitor.log.filter(({ path }) => ENDPOINTS.includes(path));

describe('a page that React has kept hidden', () => {
  it.each<[string, ReactNode, ReactNode?]>([
    ['a header', header],
    ['useAuth alone', <Name />],
    ['an account menu', <AccountMenu site={site} />],
    ['useAuth below a header that stayed', <Name />, header],
    ['an endpoint of its own', elsewhere, header],
  ])(
    'shows no account until the login is checked again: %s',
    async (_, kept, around) => {
      const { rerender } = render(pages(kept, true, around));
      await waitFor(() => expect(account()).not.toBeNull());
      const before = logins().length;
      rerender(pages(kept, false, around));
      await act(async () => {});
      expect(account()).toBeNull();
      answer(NOBODY);
      rerender(pages(kept, true, around));
      expect(account()).toBeNull();
      await waitFor(() => expect(logins()).toHaveLength(before + 1));
      await act(async () => {});
      expect(account()).toBeNull();
    },
  );

  it('shows an account after a login on the page between', async () => {
    answer(NOBODY);
    const { rerender } = render(pages(<Name />, true));
    await screen.findByText('loggedOut');
    rerender(pages(<Name />, false));
    await act(async () => {});
    answer(ADA);
    rerender(pages(<Name />, true));
    expect(screen.getByText('loading')).toBeVisible();
    expect(await screen.findByText('Hello ada@example.com')).toBeVisible();
  });

  it('sends one request for all its parts', async () => {
    const parts = (
      <>
        {header}
        <Name />
        <Name />
      </>
    );
    const { rerender } = render(pages(parts, true));
    await screen.findAllByText(/^Hello/);
    rerender(pages(parts, false));
    await act(async () => {});
    rerender(pages(parts, true));
    await waitFor(() => expect(screen.getAllByText(/^Hello/)).toHaveLength(2));
    expect(logins()).toHaveLength(2);
  });
});

it('a part that mounts later shows the account at once', async () => {
  const { rerender } = render(<Name />);
  await screen.findByText(/^Hello/);
  rerender(
    <>
      <Name />
      <Name />
    </>,
  );
  expect(screen.getAllByText(/^Hello/)).toHaveLength(2);
  expect(logins()).toHaveLength(1);
});
