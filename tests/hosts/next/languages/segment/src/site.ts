// In place of the guide's: with a collector, consent, and a right-to-left language.
import type { LanguageSite, LintelSettings } from 'lintel';
import { languages, languagesInPath } from 'lintel/content';

const three = languages.filter(({ code }) => ['en', 'de', 'fr'].includes(code));

const arabic: LanguageSite = {
  title: 'Arabic',
  fullName: 'العربية',
  code: 'ar',
  locale: 'ar-EG',
  direction: 'rtl',
};

export const sites = languagesInPath([...three, arabic]);

export const settings: LintelSettings = {
  site: {
    domain: 'example.com',
    hosts: { eventsStaging: process.env.NEXT_PUBLIC_EVENTS_HOST },
  },
  languages: sites,
  consent: 'granted',
};
