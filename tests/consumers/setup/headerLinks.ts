/** Where the links of Products lead in English on example.com (specification §2). */
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

/** Those of Resources, the spotlight last. */
export const resourcesLinks = [
  'https://support.example.com/',
  'https://forum.example.com/',
  'https://learn.example.com/',
  '/blog',
  '/designer/home',
  '/showcase',
];

/** The `href` of every link in an HTML text. */
export function hrefsIn(html: string): string[] {
  return Array.from(
    html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g),
    ([, href]) => href!,
  );
}
