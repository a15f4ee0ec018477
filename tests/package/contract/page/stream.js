import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
// eslint-disable-next-line no-restricted-imports -- Lintel itself never suspends; page teams do.
import { createElement as h, Fragment, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Page } from './Page.js';

/** How long the second half waits, in ms: one request not as long as the next. */
let waits = 0;

/**
 * The page twice, the second time late, as a server streams it that waits for
 * its data: other requests are drawn in between.
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
  // The data begins to come when it is asked for: the first half goes first.
  waits = (waits + 2) % 5;
  throw new Promise((resolve) => {
    setTimeout(() => resolve((data.there = true)), waits);
  });
}
