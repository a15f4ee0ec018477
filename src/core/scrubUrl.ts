import { parseQuery } from './parseQuery';

/** An address without its hash, and with the allowed query parameters alone: others may hold what nobody agreed to send. */
export function scrubUrl(url: string, allowed: readonly string[]): string {
  const [address = '', query = ''] = (url.split('#')[0] ?? '').split('?');
  const kept = scrubQuery(query, allowed);
  return (kept && `${address}?${kept}`) || address;
}

/** The allowed parameters of a query, without the question mark. */
export function scrubQuery(query: string, allowed: readonly string[]): string {
  const parameters = [...parseQuery(query)];
  return new URLSearchParams(
    parameters.filter(([name]) => allowed.includes(name)),
  ).toString();
}
