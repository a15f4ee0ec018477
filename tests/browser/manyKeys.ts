/** A query with this many keys: `k0=&k1=&…`. */
export function keysOf(count: number): string {
  return Array.from({ length: count }, (_, index) => `k${index}=`).join('&');
}
