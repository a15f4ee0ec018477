import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./i18n/request.ts');

export default withNextIntl({ env: { EVENTS_HOST: process.env.EVENTS_HOST } });
