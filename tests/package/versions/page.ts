/** A header of each of two versions, in React roots of their own. */
import { createElement as h, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import * as current from 'lintel';
// @ts-expect-error The tests build it under this name.
import * as other from 'lintel-other';

const hosts = { events: location.origin, eventsStaging: location.origin };
const site = { domain: 'example.com', hosts };
const consents = new URLSearchParams(location.search);
const versions = { current, other } as Record<string, typeof current>;

for (const [name, { Header, useTracking }] of Object.entries(versions)) {
  const Answer: ComponentType = () => {
    const { setConsent } = useTracking();
    return h('button', { onClick: () => setConsent('granted') }, 'Allow');
  };
  const consent = consents.get(name) as current.LintelConsent;
  const place = document.body.appendChild(document.createElement('section'));
  place.setAttribute('aria-label', name);
  createRoot(place).render([
    h(Header, { key: 'header', id: name, site, consent }),
    h(Answer, { key: 'answer' }),
  ]);
}
