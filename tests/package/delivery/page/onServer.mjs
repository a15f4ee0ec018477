// The server's part, in its own process: without a DOM, and without state of
// other tests.
import process from 'node:process';
import { createElement as h, Fragment } from 'react';
import { renderToString } from 'react-dom/server';

const before = new Set(Reflect.ownKeys(globalThis));
const { Header, LintelProvider, SectionTracker, useTracking } =
  await import('lintel');
const core = await import('lintel/core');
const { trackLanding } = await import('lintel/landing');

const [, , collector] = process.argv;
/** @type {unknown[]} */
const outcomes = [];

function Tracks() {
  const { track, analyticsId, session } = useTracking();
  void track({ type: 'system change', object_identifier: 'server-1' }).then(
    (delivery) => outcomes.push(delivery),
  );
  return h('p', null, JSON.stringify({ analyticsId, session }));
}

const html = renderToString(
  h(
    LintelProvider,
    {
      consent: 'granted',
      site: { domain: 'example.com', hosts: { events: collector } },
    },
    h(
      Fragment,
      null,
      h(Header),
      h(Tracks),
      h(SectionTracker, { type: 'footer' }),
    ),
  ),
);
trackLanding();

const settings = {
  urlOf: (/** @type {string} */ path) => `${collector}${path}`,
  options: {},
  languages: ['de'],
  user: () => null,
};
core.createTracking(() => core.createTracker(settings), 'granted');
await new Promise((resolve) => setTimeout(resolve));

process.stdout.write(
  JSON.stringify({
    html,
    outcomes,
    globals: Reflect.ownKeys(globalThis)
      .filter((key) => !before.has(key))
      .map(String),
  }),
);
