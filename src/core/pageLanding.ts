import { shared } from './registry';

/** The query parameters that a landing carries along (specification §3). */
export const CARRIED_PARAMETERS = [
  'campaign',
  'subcampaign',
  'variation',
  'mkwid',
  'gclid',
  'channel',
  'subchannel',
  'source',
];

/** What the page remembers of its own landing, also where nothing can be stored. */
export function pageLanding(): { here: boolean } {
  return shared('landing', () => ({ here: false }));
}
