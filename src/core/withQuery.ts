/** The address with more parameters in its query, and without its hash. */
export function withQuery(address: string, query: string): string {
  const [bare = ''] = address.split('#');
  if (!bare.includes('?')) return `${bare}?${query}`;
  return bare + (/[?&]$/.test(bare) ? '' : '&') + query;
}
