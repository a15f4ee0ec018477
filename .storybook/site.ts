import type { SiteConfig } from '../src/index';

const { origin } = location;

/**
 * Account, analytics and pictures come from the embedded backend, on the
 * story's own origin.
 */
export const site: SiteConfig = {
  domain: 'example.com',
  hosts: {
    account: origin,
    events: origin,
    eventsStaging: origin,
    media: origin,
  },
};
