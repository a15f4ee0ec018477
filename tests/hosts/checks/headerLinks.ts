/** The addresses of Products in English on example.com. */
export const productsLinks = [
  '/website-design',
  '/templates',
  '/websites/ai-website-builder',
  '/design-intelligence',
  '/websites/create-a-portfolio',
  '/websites/create-a-blog',
  '/websites/analytics',
  '/enterprise',
  '/online-stores',
  '/ecommerce-website',
  '/ecommerce/designs-that-sell',
  '/services',
  '/invoicing',
  '/scheduling',
  '/content',
  '/donations',
  '/financial-solutions',
  'https://domains.example.com/search',
  'https://domains.example.com/transfer',
  '/professional-email',
  '/professionals',
  '/circle',
  '/website-marketing',
  '/email-marketing',
  '/marketing/seo',
  '/tools',
  '/feature-index',
];

/** The addresses of Resources, the spotlight last. */
export const resourcesLinks = [
  'https://support.example.com/',
  'https://forum.example.com/',
  'https://learn.example.com/',
  '/blog',
  '/designer/home',
  '/showcase',
];

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
