import type { SectionType } from '../../src/core/analytics/trackEvent';

/** Those of specification §2. */
export const sectionTypes: SectionType[] = [
  'emailCapture',
  'featuredCustomersSlideshow',
  'footer',
  'form',
  'heroCampaignVideo',
  'offerBanner',
  'sideBySideFullBleedSlideshow',
  'uiShowcase',
];
