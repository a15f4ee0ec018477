/** A header of each of two versions, in React roots of their own. */
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import * as current from 'lintel';
// @ts-expect-error The tests build it under this name.
import * as other from 'lintel-other';

const versions = { current, other } as Record<string, typeof current>;

for (const [name, { Header }] of Object.entries(versions)) {
  const place = document.body.appendChild(document.createElement('section'));
  place.setAttribute('aria-label', name);
  createRoot(place).render(h(Header, { id: name, tracking: false }));
}
