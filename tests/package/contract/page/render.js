// The server's part, in its own process: reads descriptions and writes HTML.
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

if ('window' in globalThis || 'document' in globalThis) {
  throw new Error('A server has no window.');
}

const { RENDERED_AT } = process.env;
if (RENDERED_AT) stopClockAt(Number(RENDERED_AT));

const before = new Set(Reflect.ownKeys(globalThis));
const { Page } = await import('./Page.js');
const { stream } = await import('./stream.js');

process.on('message', async ({ id, description, streamed }) => {
  const html = streamed
    ? await stream(description)
    : renderToString(h(Page, description));
  process.send?.({ id, html, globals: newGlobals() });
});

/** What the package has added to `globalThis`. */
function newGlobals() {
  return Reflect.ownKeys(globalThis)
    .filter((key) => !before.has(key))
    .map(String);
}

/**
 * Components that render the time or a random number render a different one
 * after this.
 *
 * @param {number} time
 */
function stopClockAt(time) {
  const Clock = Date;
  globalThis.Date = /** @type {DateConstructor} */ (
    new Proxy(Clock, {
      construct: (_, values) =>
        Reflect.construct(Clock, values.length > 0 ? values : [time]),
    })
  );
  Clock.now = () => time;
  Math.random = () => 0.5;
}
