export default {
  env: { EVENTS_HOST: process.env.EVENTS_HOST },
  i18n: {
    locales: ['en', 'de', 'fr'],
    defaultLocale: 'en',
    localeDetection: false,
  },
};
