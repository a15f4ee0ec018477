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
