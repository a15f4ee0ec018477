import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished } from 'vitest';
import { forgetShared } from '../../src/browser/registry';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import { createBackendControl, type UserFields } from '../server/control';
import { expectConsole } from '../setup/console';

export const backend = createBackendControl();

/**
 * Long enough for slow machines: every click after a hover is a reflex click
 * (behaviour M4).
 */
export const slowly = { hover: { reflex: 60_000 } };

/** Renders a page with the header for a logged-out visitor. */
export async function showHeader(props: HeaderProps = {}) {
  return showPage(<Header {...slowly} consent="granted" {...props} />);
}

/** Renders the same page for a logged-in visitor. */
export async function showHeaderLoggedIn(
  props: HeaderProps = {},
  user?: UserFields,
) {
  await freshPage();
  await backend.logIn(user);
  return renderPage(
    <Header {...slowly} consent="granted" {...props} />,
    'loggedIn',
  );
}

/** Renders a page for a logged-out visitor. The content must have a header. */
export async function showPage(top: ReactNode) {
  await startPage();
  return renderPage(top, 'loggedOut');
}

/** Prepares a page for a logged-out visitor, before there is a header. */
export async function startPage() {
  await freshPage();
  expectConsole('error', /^Error fetching auth data:/);
}

/** Makes the page high enough to scroll. */
export function makeRoomToScroll() {
  const main = screen.getByRole('main');
  main.style.minHeight = '300vh';
  return main;
}

/** The page below the header. */
const pageContent = (
  <main id="content">
    <h1>A page</h1>
    <p>With a text below the header.</p>
    <a href="#more">More</a>
  </main>
);

/**
 * Waits until the header knows whether the visitor is logged in, so that
 * nothing changes because of that later.
 */
export async function headerOf(status = 'loggedOut') {
  const header = screen.getByRole('banner');
  await waitFor(() =>
    expect(
      header.querySelector(`[data-lintel-status="${status}"]`),
    ).not.toBeNull(),
  );
  return header;
}

/** A new page, without anything from an earlier test. */
export async function freshPage() {
  // State that is shared per page would be kept from test to test.
  forgetShared();
  document.title = 'A page';
  document.documentElement.lang ||= 'en';
  await backend.isolate();
  await backend.reset();
}

/** Shows the server's HTML. Returns a function that hydrates it. */
export function showServerHtml(ui: ReactNode): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  // As an island: a header stays in view in the element around it.
  place.style.display = 'contents';
  place.innerHTML = renderToString(ui);
  return () => {
    const root = hydrateRoot(place, ui);
    onTestFinished(() => root.unmount());
  };
}

export async function renderPage(top: ReactNode, status = 'loggedOut') {
  const view = render(pageWith(top));
  return {
    ...view,
    header: await headerOf(status),
    rerender: (next: ReactNode) => view.rerender(pageWith(next)),
  };
}

function pageWith(top: ReactNode) {
  return (
    <>
      {top}
      {pageContent}
    </>
  );
}
