import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
// eslint-disable-next-line no-restricted-imports -- Lintel itself never suspends; page teams do.
import { createElement as h, Fragment, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Page } from './Page.js';

/** How long the second half waits, in ms. Different for each request. */
let waits = 0;

/**
 * Renders the page twice, the second time late, like a server that streams a
 * page while it waits for data. Other requests are rendered in between.
 *
 * @param {import('./Page.js').PageDescription} description
 * @returns {Promise<string>}
 */
export function stream(description) {
  const output = new PassThrough();
  const data = { there: false };
  const tree = h(
    Fragment,
    null,
    h(Page, description),
    h(Suspense, null, h(Late, { data, page: h(Page, description) })),
  );
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree, {
      onShellReady: () => resolve(text(pipe(output))),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** @param {{ data: { there: boolean }, page: import('react').ReactElement }} props */
function Late({ data, page }) {
  if (data.there) return page;
  // The data is requested when the component renders, so the first half is sent
  // first.
  waits = (waits + 2) % 5;
  throw new Promise((resolve) => {
    setTimeout(() => resolve((data.there = true)), waits);
  });
}
