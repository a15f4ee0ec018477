export { default } from './page';

/** There is no French page. */
export const handle = {
  alternates: { en: '/prices', de: '/de/preise', fr: null },
};
