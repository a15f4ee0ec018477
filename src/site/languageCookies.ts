import { readCookie, writeCookie } from '../browser/cookies';
import { isObject } from '../browser/untrustedValue';
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
  const stored = storedLocale(localeCookie);
  const value =
    stored &&
    JSON.stringify({
      ...stored,
      language: locale,
      currency:
        currencyCode(stored['currency']) ?? currencyCode(currency) ?? 'USD',
    });
  const own = cookieDomains.map(readHostname).filter(isOwnDomain);
  for (const name of own.length > 0 ? own : [undefined]) {
    const options = {
      days: LIFETIME,
      domain: name,
      // Longer ports are those of development servers, often without HTTPS.
      secure: location.port.length <= 2,
    };
    if (value) writeCookie(localeCookie, value, options);
    writeCookie(languageCookie, code === 'es' ? 'es-419' : code, options);
  }
}

/** Browsers refuse other domains, and Firefox prints that in the console. */
function isOwnDomain(domain: string | undefined): boolean {
  return domain !== undefined && `.${location.hostname}`.endsWith(`.${domain}`);
}

/**
 * What the cookie contains. `undefined` if that is not a JSON object: the cookie
 * stays, because it may have the visitor's currency in another format.
 */
function storedLocale(cookie: string): Record<string, unknown> | undefined {
  try {
    const stored: unknown = JSON.parse(readCookie(cookie) || '{}') ?? {};
    return isObject(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function currencyCode(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Z]{3}$/i.test(value)
    ? value.toUpperCase()
    : undefined;
}
