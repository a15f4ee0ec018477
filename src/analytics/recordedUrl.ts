import { parseQuery } from '../browser/parseQuery';
import { withoutSlash } from '../browser/samePagePath';

/** Query parameters that the landing request includes. */
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

/**
 * An address without its hash and without query parameters that may hold
 * personal data. `utm_*` and the allowed parameters stay.
 */
export function scrubUrl(url: string, allowed: readonly string[]): string {
  const [, address = '', query = ''] = /^([^?#]*)\??([^?#]*)/.exec(url) ?? [];
  const kept = scrubQuery(query, allowed);
  return (kept && `${address}?${kept}`) || address;
}

/**
 * The `utm_*` and the allowed parameters of a query, without the question mark.
 */
export function scrubQuery(query: string, allowed: readonly string[]): string {
  const parameters = [...parseQuery(query)];
  return new URLSearchParams(
    parameters.filter(
      ([name]) => name.startsWith('utm_') || allowed.includes(name),
    ),
  ).toString();
}

/**
 * Pages that have the same name for analytics in every language (behaviour
 * T11).
 */
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

/** Embedded pages, named by a path segment or a query key. */
const EMBEDDED_PAGES = [
  [
    'templates',
    'change-parking-page',
    '/templates/embedded/change-parking-page',
  ],
  ['templates', 'template-switcher', '/templates/embedded/template-switcher'],
  ['start', 'starting-points', '/start/starting-points'],
];

/**
 * The page's path for analytics, without a leading language and a final slash,
 * so that a page has one path in all languages (behaviour T11).
 *
 * @param languages the codes and locales that a path may begin with, such as
 *   `pt` and `pt-BR`
 * @param page the page's name, if you set one. It overrides the path.
 */
export function analyticsPath(
  { pathname, search }: URL,
  languages: readonly string[],
  page?: string,
): string {
  if (typeof page === 'string') {
    return page === 'homepage'
      ? '/'
      : withoutSlash(`/${page.replace(/^\/+/, '')}`);
  }
  const [, first = ''] = pathname.split('/');
  const path = languages.some(
    (tag) => tag.toLowerCase() === first.toLowerCase(),
  )
    ? pathname.slice(first.length + 1) || '/'
    : pathname;
  return embeddedPath(path, search) ?? withoutSlash(path);
}

function embeddedPath(path: string, search: string): string | undefined {
  const [, parent, ...segments] = path.split('/');
  const names = [...segments, ...parseQuery(search).keys()];
  return EMBEDDED_PAGES.find(
    ([page, name = '']) => page === parent && names.includes(name),
  )?.[2];
}
