import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import type { Member } from '../../.storybook/visitor';
import { Header, type HeaderProps } from '../../src/components/Header/Header';
import { createBackendControl } from '../../src/testing/controlClient';
import { expectConsole } from '../setup/console';

export const backend = createBackendControl();

/** A page with the header on it, as a visitor who is not logged in sees it. */
export async function showHeader(props: HeaderProps = {}) {
  return showPage(<Header consent="granted" {...props} />);
}

/** The same page for a member. */
export async function showHeaderToMember(
  props: HeaderProps = {},
  member?: Member,
) {
  await freshPage();
  await backend.signIn(member);
  return renderPage(<Header consent="granted" {...props} />, 'loggedIn');
}

/** A visitor's page with a header among what is given. */
export async function showPage(top: ReactNode) {
  await startPage();
  return renderPage(top, 'loggedOut');
}

/** For what happens before there is a header: a page where nobody is logged in. */
export async function startPage() {
  await freshPage();
  expectConsole('error', /^Error fetching auth data:/);
}

/** So that it can be scrolled. */
export function makeRoomToScroll() {
  const main = screen.getByRole('main');
  main.style.minHeight = '300vh';
  return main;
}

/** Below the header. */
const pageContent = (
  <main id="content">
    <h1>A page</h1>
    <p>With a text below the header.</p>
    <a href="#more">More</a>
  </main>
);

/** Waits until the header knows who is looking; what then moves, moves for another reason. */
export async function headerOf(status = 'loggedOut') {
  const header = screen.getByRole('banner');
  await waitFor(
    () =>
      expect(header.querySelector(`[data-status="${status}"]`)).not.toBeNull(),
    { timeout: 10_000 },
  );
  return header;
}

/** A new page: nothing that a test before has left on it. */
export async function freshPage() {
  // What the page has one of outlives a test: the next one is a new page.
  Reflect.deleteProperty(globalThis, Symbol.for('lintel/1'));
  document.title = 'A page';
  document.documentElement.lang ||= 'en';
  await backend.isolate();
  await backend.reset();
  await backend.signOut();
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
