import { en } from 'lintel/content/en';

/**
 * The same wording and menus for all variants, so that they differ only in
 * code.
 */
export const { messages, navigation: ownNavigation } = en;

export function addressOf({
  href,
  host,
}: {
  href: string;
  host?: string;
}): string {
  return host ? `https://${host}.example.com${href}` : href;
}

/** Those in Lintel's language menu. */
export const languages = ['en', 'de', 'es', 'fr', 'it', 'ja', 'pt', 'ko'];
