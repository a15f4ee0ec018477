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
