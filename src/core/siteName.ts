import { warnInDevelopment } from './report';
import type { SiteConfig } from './site';
import { defaultSiteNames, type SiteNames } from './siteNames';

/** A blank breaks a class, and a semicolon a cookie. */
const NAME = /^[\w.:$-]+$/;

/** The site's name for something, or the default. */
export function siteName(
  site: Pick<SiteConfig, 'names'> | undefined,
  key: keyof SiteNames,
): string {
  const name: unknown = site?.names?.[key];
  if (typeof name === 'string' && NAME.test(name)) return name;
  if (process.env.NODE_ENV !== 'production' && name !== undefined) {
    warnInDevelopment(
      `site.names.${key} is not a usable name; using "${defaultSiteNames[key]}". Use letters, digits and _ - . : $ only.`,
    );
  }
  return defaultSiteNames[key];
}
