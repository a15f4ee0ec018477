import { defineRouting } from 'next-intl/routing';

export const routing = defineRouting({
  locales: ['en', 'de', 'fr'],
  defaultLocale: 'en',
  localePrefix: 'as-needed',
  // With them, a visitor who chooses English would be sent back to German, and
  // pages could not be cached.
  localeDetection: false,
  localeCookie: false,
});
