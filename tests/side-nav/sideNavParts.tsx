import { render } from '@testing-library/react';
import { Fragment, StrictMode, type ReactNode } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  StickySideNav,
  type StickySideNavProps,
} from '../../src/side-nav/StickySideNav';
import { atRest } from '../browser/atRest';
import { drawn } from '../browser/clock';
import { freshPage, headerOf, startPage } from '../header/showHeader';

export const root = document.documentElement;

/** From a line of text to three windows. */
export const HEIGHTS = [50, 2400, 300, 50, 50, 800, 1200];
/** Space above and below the sections, so that each can reach the middle. */
const ROOM = 1000;

export interface LongPage {
  /** The height of each section, in px. */
  heights?: readonly number[];
  /** Before everything else: a header, a banner. */
  top?: ReactNode;
  /** The space above the navigation, in px. */
  room?: number;
  /** Wraps the navigation and the sections. */
  around?: (content: ReactNode) => ReactNode;
  /** Items in addition to those of the sections. */
  props?: Partial<StickySideNavProps>;
}

export const idOf = (number: number) => `section-${number}`;
export const nameOf = (number: number) => `Section ${number}`;

const itemsOf = (heights: readonly number[]) =>
  heights.map((_, index) => ({
    id: idOf(index + 1),
    label: nameOf(index + 1),
  }));

export function Sections({ heights }: { heights: readonly number[] }) {
  return heights.map((height, index) => (
    <Fragment key={index}>
      <section
        id={idOf(index + 1)}
        aria-label={nameOf(index + 1)}
        style={{ height, overflow: 'clip' }}
      >
        <a href="#nowhere" style={{ display: 'inline-block', padding: 12 }}>
          Link in {index + 1}
        </a>
      </section>
    </Fragment>
  ));
}

function LongPage({
  heights = HEIGHTS,
  top,
  room = ROOM,
  around = (content) => content,
  props,
}: LongPage) {
  return (
    <StrictMode>
      {top}
      <main id="content" style={{ paddingBlockEnd: ROOM }}>
        <h1 style={{ margin: 0, height: room, overflow: 'hidden' }}>A page</h1>
        {around(
          <div id="around">
            <StickySideNav items={itemsOf(heights)} {...props} />
            <Sections heights={heights} />
          </div>,
        )}
      </main>
    </StrictMode>
  );
}

/** Shows a long page, and waits until it has settled. */
export async function showLongPage(options: LongPage = {}) {
  if (options.top) await startPage();
  else await freshPage();
  document.body.style.margin = '0';
  const view = render(<LongPage {...options} />);
  if (options.top) await headerOf();
  await settled();
  return {
    ...view,
    async rerender(next: LongPage) {
      view.rerender(<LongPage {...next} />);
      await settled();
    },
  };
}

export const phone = () => page.viewport(375, 640);

/**
 * Waits until changes have been drawn, observers have reported them, and the
 * result has been drawn.
 */
export async function settled() {
  await drawn();
  await drawn();
}

export async function scrollPage(y: number) {
  scrollTo(0, y);
  await settled();
}

export const nav = () =>
  document.querySelector<HTMLElement>('[data-lintel="side-nav"]')!;
export const list = () => nav().querySelector('ul')!;
export const indicator = () => list().firstElementChild!;
export const barButton = () => nav().querySelector('button')!;
export const itemLink = (number: number) =>
  page.getByRole('link', { name: nameOf(number), exact: true });
export const section = (number: number) =>
  document.getElementById(idOf(number))!;
/** Whether the bar has the shadow of a bar above the page. */
export function hasShadow() {
  atRest(nav());
  return getComputedStyle(barButton()).boxShadow.includes('12px 32px');
}
export const top = (element: Element) => element.getBoundingClientRect().top;

/** In whole pixels, and never -0. */
export const roundedTop = (element: Element) => Math.round(top(element)) || 0;

/** The names of all items that are marked as current. */
export const current = () =>
  [...list().querySelectorAll('[aria-current]')].map(
    ({ textContent }) => textContent,
  );

export async function expectCurrent(number: number | null) {
  await expect.poll(current).toEqual(number === null ? [] : [nameOf(number)]);
}

export async function openList() {
  // Not by a pointer, because the driver would scroll to an element that is in
  // view anyway.
  barButton().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(itemLink(1)).toBeVisible();
  // The driver scrolls the page while what it looks for moves.
  atRest(nav());
}

/** The scroll position at which the middle is at a section's edge. */
export function middleAt(y: number) {
  return Math.round(scrollY + y - innerHeight / 2);
}
