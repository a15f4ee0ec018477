import { en } from '../../../src/content/locales/en';
import type { NavigationMenu } from '../../../src/content/navigation';

/**
 * The addresses of Products and of Resources on example.com, in order.
 * tests/content/locales/navigation.test.ts lists them.
 */
export const [productsLinks, resourcesLinks] = (
  en.navigation.items as NavigationMenu[]
).map(addressesOf) as [string[], string[]];

function addressesOf({ groups, viewAll, spotlight }: NavigationMenu) {
  return [...groups.flatMap(({ links }) => links), viewAll, spotlight]
    .filter((link) => link !== undefined)
    .map(({ host, href }) =>
      host ? `https://${host}.example.com${href}` : href,
    );
}

/**
 * Each language by its own name, with the first label of its host and its
 * locale (behaviour G2).
 */
export const languages = [
  { name: 'English', label: 'www', locale: 'en-US' },
  { name: 'Deutsch', label: 'de', locale: 'de-DE' },
  { name: 'Español', label: 'es', locale: 'es-ES' },
  { name: 'Français', label: 'fr', locale: 'fr-FR' },
  { name: 'Italiano', label: 'it', locale: 'it-IT' },
  { name: '日本語', label: 'ja', locale: 'ja-JP' },
  { name: 'Português', label: 'pt', locale: 'pt-BR' },
  { name: '한국어', label: 'ko', locale: 'ko-KR' },
];

/** The addresses of the languages on example.com. */
export function languageLinks(path = '/'): string[] {
  return languages.map(({ label }) => `https://${label}.example.com${path}`);
}

/** The `href` of every link in an HTML string. */
export function hrefsIn(html: string): string[] {
  return Array.from(
    html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g),
    ([, href]) => href!,
  );
}
