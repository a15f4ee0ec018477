import type { LintelSettings } from 'lintel';

/** The addresses of the site and its hosts, the same for every page. */
export const site: LintelSettings['site'] = {
  domain: 'example.com',
  // Previews are not on the site's domain, and have their own collector.
  hosts: {
    eventsStaging: process.env.EVENTS_HOST,
    media: process.env.MEDIA_HOST,
  },
};
