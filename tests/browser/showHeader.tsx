import { render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { Header, type HeaderProps } from '../../src/components/Header/Header';
import { createBackendControl } from '../server/controlClient';
import { expectConsole } from '../setup/console';

export const backend = createBackendControl();

/** A page with the header on it, as a visitor who is not logged in sees it. */
export async function showHeader(props: HeaderProps = {}) {
  await freshPage();
  expectConsole('error', /^Error fetching auth data:/);
  return renderPage(props, 'loggedOut');
}

/** The same page for a member. */
export async function showHeaderToMember(props: HeaderProps = {}) {
  await freshPage();
  await backend.signIn({ firstName: 'Ada', lastName: 'Lovelace' });
  return renderPage(props, 'loggedIn');
}

async function freshPage() {
  // What the page has one of outlives a test: the next one is a new page.
  Reflect.deleteProperty(globalThis, Symbol.for('lintel/1'));
  await backend.isolate();
  await backend.reset();
  await backend.signOut();
}

async function renderPage(props: HeaderProps, status: string) {
  document.title = 'A page';
  document.documentElement.lang ||= 'en';
  const view = render(
    <>
      <Header consent="granted" {...props} />
      <main id="content">
        <h1>A page</h1>
        <p>With a text below the header.</p>
      </main>
    </>,
  );
  const header = screen.getByRole('banner');
  await waitFor(() =>
    expect(header.querySelector(`[data-status="${status}"]`)).not.toBeNull(),
  );
  return { ...view, header };
}
