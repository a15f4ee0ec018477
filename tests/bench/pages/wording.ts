import { en } from 'lintel/content/en';

/** The same words and menus for all variants: what differs is then the code around them. */
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
