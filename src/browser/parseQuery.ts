/** The maximum number of parameters (behaviour L8). */
const MAX_KEYS = 1000;

/**
 * Parses a query, with or without its question mark: the first 1,000 parameters
 * (behaviour L8). The rest is cut off before parsing, so that a hostile address
 * costs no time. Anything other than a string has no parameters. Never throws.
 *
 * @example
 * import { parseQuery } from 'lintel/core';
 *
 * const query = parseQuery('?utm_source=mail');
 * query.get('utm_source'); // 'mail'
 */
export function parseQuery(query: string): URLSearchParams {
  return new URLSearchParams(
    // A caller without types may pass anything.
    typeof query === 'string' ? query.split('&', MAX_KEYS).join('&') : '',
  );
}
