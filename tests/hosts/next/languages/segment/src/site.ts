// In place of the guide's: with a collector, consent, and a right-to-left language.
import type { LanguageSite, LintelSettings } from 'lintel';
import { languagesInPath } from 'lintel/content';
import { three } from '../../site';

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
