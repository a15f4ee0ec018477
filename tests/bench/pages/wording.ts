import { en } from 'lintel/content/en';

/** The same menus for all variants: what differs is then the code around them. */
export const { messages } = en;
export const [products, templates] = en.navigation.items as [
  Extract<MenuOrLink, { groups: unknown }>,
  Extract<MenuOrLink, { href: string }>,
];

type MenuOrLink = (typeof en.navigation.items)[number];

export function addressOf({
  href,
  host,
}: {
  href: string;
  host?: string;
}): string {
  return host ? `https://${host}.example.com${href}` : href;
}
