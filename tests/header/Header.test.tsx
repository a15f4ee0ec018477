import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '../../src/header/Header';
import { RouterAdapter } from '../../src/link/RouterAdapter';
import { expectConsole } from '../setup/console';

// A page without a login check, because jsdom has no server.
beforeEach(() => window.history.replaceState(null, '', '/?error-auth'));

/** Renders, and waits until the header knows that the visitor is logged out. */
async function show(ui: ReactElement) {
  render(ui);
  await waitFor(() => {
    for (const slot of document.querySelectorAll('[data-lintel="account"]')) {
      expect(slot).toHaveAttribute('data-lintel-status', 'loggedOut');
    }
  });
}

describe('the header without browser features', () => {
  // That of other words: see tests/language/useLanguage.settings.test.tsx
  it('has the page’s language if the page has words of its own', async () => {
    const [code, locale] = ['nl', 'nl-NL'];
    await show(
      <Header
        tracking={false}
        locale={locale}
        languages={[{ title: 'Dutch', fullName: 'Nederlands', code, locale }]}
        messages={{ logIn: 'Inloggen' }}
      />,
    );
    expect(screen.getByRole('banner')).toHaveAttribute('lang', locale);
  });

  it('warns in development about a duplicate id', async () => {
    expectConsole('warn', /^Lintel: two elements have the id "twice"/);
    await show(
      <>
        <Header id="twice" tracking={false} />
        <Header id="twice" tracking={false} />
      </>,
    );
    expect(screen.getAllByRole('banner')).toHaveLength(2);
  });

  it('does not warn about an id that a page has which was left', async () => {
    await show(
      <>
        <div style={{ display: 'none' }}>
          <Header tracking={false} />
        </div>
        <Header tracking={false} />
      </>,
    );
    expect(screen.getAllByRole('banner')).toHaveLength(1);
  });
});

it('an app’s router leaves Log Out to the account menu', async () => {
  const navigate = vi.fn();
  window.history.replaceState(null, '', '/?success-auth');
  const posted = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal('fetch', posted);
  render(
    <RouterAdapter navigate={navigate}>
      <Header tracking={false} />
    </RouterAdapter>,
  );
  const name = 'Account information dropdown menu';
  // Its menu is a separate module, read from disk.
  const avatar = await screen.findByRole('button', { name });
  fireEvent.keyDown(avatar, { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Log Out' }));
  // The page of an earlier test may still send an event.
  expect(posted).toHaveBeenCalledWith(
    expect.stringContaining('/api/auth/Logout'),
    expect.anything(),
  );
  expect(navigate).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
