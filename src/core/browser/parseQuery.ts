/** Specification §9. */
const MAX_KEYS = 1000;

/**
 * The parameters of a query, with or without its question mark: the first
 * 1,000 (specification §9), cut before they are read, so that a hostile
 * address costs nothing. What is no text has none. Never throws.
 */
export function parseQuery(query: string): URLSearchParams {
  return new URLSearchParams(
    // A caller without types may hand over anything.
    typeof query === 'string' ? query.split('&', MAX_KEYS).join('&') : '',
  );
}
