import { readCookie, writeCookie } from '../browser/cookies';
import type { LanguageSite } from './language';
import { readHostname } from './readDomain';
import type { Site } from './site';

/** In days (behaviour G3). */
const LIFETIME = 30;

/**
 * Stores the visitor's language in two cookies (behaviour G3): `ss_i18n` has
 * the locale and currency as JSON, and `language` the code. `site.names`
 * renames them. They are set on every domain of `cookieDomains` that the page
 * belongs to, otherwise on its host. In a browser only.
 */
export function rememberLanguage(
  { code, locale }: LanguageSite,
  { cookieDomains, currency, names }: Site,
): void {
  const { localeCookie, languageCookie } = names;
  const value = JSON.stringify({
    language: locale,
    currency: storedCurrency(localeCookie) ?? currencyCode(currency) ?? 'USD',
  });
  const own = cookieDomains.map(readHostname).filter(isOwnDomain);
  for (const name of own.length > 0 ? own : [undefined]) {
    const options = {
      days: LIFETIME,
      domain: name,
      // Longer ports are those of development servers, often without HTTPS.
      secure: location.port.length <= 2,
    };
    writeCookie(localeCookie, value, options);
    writeCookie(languageCookie, code === 'es' ? 'es-419' : code, options);
  }
}

/** Browsers refuse other domains, and Firefox prints that in the console. */
function isOwnDomain(domain: string | undefined): boolean {
  return domain !== undefined && `.${location.hostname}`.endsWith(`.${domain}`);
}

/** The currency in the cookie, which may contain anything. */
function storedCurrency(cookie: string): string | undefined {
  try {
    return currencyCode(JSON.parse(readCookie(cookie) ?? '').currency);
  } catch {
    return undefined;
  }
}

function currencyCode(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value)
    ? value
    : undefined;
}
