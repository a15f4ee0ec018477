import { parseQuery } from './parseQuery';

/** An address without its hash. Of its query it keeps `utm_*` and the allowed parameters: others may hold personal data. */
export function scrubUrl(url: string, allowed: readonly string[]): string {
  const [, address = '', query = ''] = /^([^?#]*)\??([^?#]*)/.exec(url) ?? [];
  const kept = scrubQuery(query, allowed);
  return (kept && `${address}?${kept}`) || address;
}

/** The `utm_*` and the allowed parameters of a query, without the question mark. */
export function scrubQuery(query: string, allowed: readonly string[]): string {
  const parameters = [...parseQuery(query)];
  return new URLSearchParams(
    parameters.filter(
      ([name]) => name.startsWith('utm_') || allowed.includes(name),
    ),
  ).toString();
}
