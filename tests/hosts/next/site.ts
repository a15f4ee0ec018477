import type { Settings } from 'lintel';

/** Where the site and its hosts are: the same for every page. */
export const site: Settings['site'] = {
  domain: 'example.com',
  // Previews are off the site's domain and have a collector of their own.
  hosts: {
    eventsStaging: process.env.EVENTS_HOST,
    media: process.env.MEDIA_HOST,
    fr: process.env.FRENCH_HOST,
  },
};
