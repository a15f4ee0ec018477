// Any parts of the package in any order, each in its own React root, like
// islands and teams' own apps. The tests choose the parts.
import * as lintel from 'lintel';
// @ts-expect-error The tests install it under this name.
import * as copy from 'lintel-copy';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

/** @typedef {import('../setup/observe').PartDescription} PartDescription */

const copies = /** @type {const} */ ([lintel, copy]);

/** A page team's own part, which asks for consent and tracks a button. */
const banners = copies.map(
  ({ useTracking }) =>
    function Banner() {
      const { track, consent, setConsent, analyticsId } = useTracking();
      const order = { type: 'click', object_identifier: 'order' };
      return h(
        'section',
        { 'aria-label': 'Analytics' },
        h('output', null, `${consent} ${analyticsId ? 'known' : 'unknown'}`),
        h('button', { onClick: () => setConsent('granted') }, 'Yes'),
        h('button', { onClick: () => setConsent('denied') }, 'No'),
        h('button', { onClick: () => void track(order) }, 'Order'),
      );
    },
);

/** @type {Record<string, object>} what each part needs beside what a test says */
const NEEDS = {
  StickySideNav: { items: [{ id: 'content', label: 'Content' }] },
  SectionTracker: { type: 'offer', children: 'Offer' },
  Link: { href: '/pricing', children: 'Prices', 'data-lintel-id': 'prices' },
};

const hosts = { events: location.origin, eventsStaging: location.origin };
const site = { domain: 'example.com', hosts };

/**
 * @param {PartDescription} description
 * @returns {import('react').ReactElement}
 */
function elementOf({ part, props, child, second, decides }) {
  const index = second ? 1 : 0;
  /** @type {Record<string, any>} */
  const parts = { ...copies[index], Banner: banners[index] };
  /** @type {Record<string, unknown>} */
  const all = { ...NEEDS[part], ...(decides && { site }), ...props };
  return h(parts[part], child ? { ...all, children: elementOf(child) } : all);
}

window.contract.mountParts = (
  /** @type {readonly PartDescription[]} */ parts,
) => {
  for (const part of parts) {
    const place = document.body.appendChild(document.createElement('div'));
    createRoot(place).render(elementOf(part));
  }
};
