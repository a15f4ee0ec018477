import type { LintelSettings } from 'lintel';
import { languages } from 'lintel/content';

// Inlined by each app's `next.config.mjs`.
export const site: LintelSettings['site'] = {
  domain: 'example.com',
  hosts: { eventsStaging: process.env.EVENTS_HOST },
};

export const three = languages.filter(({ code }) =>
  ['en', 'de', 'fr'].includes(code),
);
