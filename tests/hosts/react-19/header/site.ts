import type { Settings } from 'lintel';

/** Where the site and its hosts are: the same for every page. */
export const site: Settings['site'] = {
  domain: 'example.com',
  hosts: {
    // Previews are off the site's domain and have a collector of their own.
    eventsStaging: import.meta.env.VITE_EVENTS_HOST,
    media: import.meta.env.VITE_MEDIA_HOST,
    fr: import.meta.env.VITE_FRENCH_HOST,
  },
};
