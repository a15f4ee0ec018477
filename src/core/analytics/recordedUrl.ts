import { parseQuery } from '../browser/parseQuery';

/** Query parameters that the landing call passes on. */
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

/** The pages that are the same page in every language (specification §2). */
export type AnalyticsPage =
  | 'homepage'
  | 'templates'
  | 'websites/create-a-portfolio'
  | 'ecommerce/sell-services'
  | 'pricing'
  | 'scheduling'
  | 'websites/create-a-blog'
  | 'ecommerce-website'
  | 'website-design'
  | 'email-marketing'
  | 'websites-start'
  | 'websites/designer-templates'
  | 'circle';

/** What is embedded in a page: named by a segment of its path, or by a query key. */
const EMBEDDED =
  /^\/(?:templates(?=[/?]).*[/?&](change-parking-page|template-switcher)|start(?=[/?]).*[/?&]starting-points)(?![\w-])/;

/**
 * A page's path for analytics (specification §2): without a leading language,
 * so that a page counts once in all languages.
 *
 * @param languages the codes and locales that a path may begin with, such as `pt` and `pt-BR`
 * @param page the page's name, where its team gives one: it wins
 */
export function analyticsPath(
  { pathname, search }: URL,
  languages: readonly string[],
  page?: string,
): string {
  if (typeof page === 'string') {
    return page === 'homepage' ? '/' : `/${page.replace(/^\/+/, '')}`;
  }
  const [, first = ''] = pathname.split('/');
  const path = languages.some(
    (tag) => tag.toLowerCase() === first.toLowerCase(),
  )
    ? pathname.slice(first.length + 1) || '/'
    : pathname;
  const embedded = EMBEDDED.exec(path + search);
  if (!embedded) return path;
  const [, inTemplates] = embedded;
  return inTemplates
    ? `/templates/embedded/${inTemplates}`
    : '/start/starting-points';
}
