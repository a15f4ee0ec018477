// Parts of the package in any order, each in its own React root, like islands
// and teams' own apps. The tests choose the parts.
import * as lintel from 'lintel';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

/** A page team's own part, which tracks a button. */
function Banner() {
  const { track } = lintel.useTracking();
  /** @type {import('lintel').LintelEvent} */
  const order = { type: 'click', object_identifier: 'order' };
  return h('button', { onClick: () => void track(order) }, 'Order');
}

/** @type {Record<string, any>} */
const components = { ...lintel, Banner };
const hosts = { events: location.origin, eventsStaging: location.origin };
const site = { domain: 'example.com', hosts };

window.contract.mountParts = (
  /** @type {readonly import('../setup/observe').PartDescription[]} */ parts,
) => {
  for (const { part, props, decides } of parts) {
    const place = document.body.appendChild(document.createElement('div'));
    const all = { ...(decides && { site }), ...props };
    createRoot(place).render(h(components[part], all));
  }
};
