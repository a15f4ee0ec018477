import type { LintelSettings } from 'lintel';

/** The addresses of the site and its hosts, the same for every page. */
export const site: LintelSettings['site'] = {
  domain: 'example.com',
  hosts: {
    // Previews are not on the site's domain, and have their own collector.
    eventsStaging: import.meta.env.VITE_EVENTS_HOST,
    media: import.meta.env.VITE_MEDIA_HOST,
  },
};
