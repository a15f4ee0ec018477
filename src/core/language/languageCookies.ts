import { readCookie, writeCookie } from '../browser/cookies';
import type { LanguageSite } from './language';
import { readHostname } from '../site/readDomain';
import type { SiteConfig } from '../site/site';
import { siteName } from '../site/siteName';

/** In days (specification §9). */
const LIFETIME = 30;

/**
 * Keeps the visitor's language in both cookies (specification §3, §4 and §9):
 * `ss_i18n`, a JSON object of the locale and a currency, and `language`, its
 * code, or as `site.names` calls them. In a browser only. On every configured domain that the page belongs to, else on its host.
 *
 * @param domain the site's, where no domains are configured
 */
export function rememberLanguage(
  { code, locale }: LanguageSite,
  domain: string | null,
  config?: SiteConfig,
): void {
  const { cookieDomains, currency } = config ?? {};
  const localeCookie = siteName(config, 'localeCookie');
  const languageCookie = siteName(config, 'languageCookie');
  const value = JSON.stringify({
    language: locale,
    currency: keptCurrency(localeCookie) ?? currencyCode(currency) ?? 'USD',
  });
  const own = [cookieDomains ?? domain]
    .flat()
    .map(readHostname)
    .filter(isOwnDomain);
  for (const name of own.length > 0 ? own : [undefined]) {
    const options = {
      days: LIFETIME,
      domain: name,
      // The letter of §9: development servers have long ports.
      secure: location.port.length <= 2,
    };
    writeCookie(localeCookie, value, options);
    writeCookie(languageCookie, code === 'es' ? 'es-419' : code, options);
  }
}

/** Others would be refused, and Firefox says so in the console. */
function isOwnDomain(domain: string | undefined): boolean {
  return domain !== undefined && `.${location.hostname}`.endsWith(`.${domain}`);
}

/** The currency in the cookie that is there; anybody may have written that. */
function keptCurrency(cookie: string): string | undefined {
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
