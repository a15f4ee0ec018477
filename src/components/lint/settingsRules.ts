import {
  defaultFeatureSettings,
  type FeatureFlags,
} from '../../core/language/featureFlags';
import type { LanguageSite } from '../../core/language/language';
import { addressOf, languageTagOf } from '../../core/report/propValues';
import { consents } from '../../core/analytics/consent';
import {
  readDomain,
  readHostname,
  readOrigin,
} from '../../core/site/readDomain';
import { kindOf, readProperty } from '../../core/report/reading';
import { hostNames, type SiteConfig } from '../../core/site/site';
import { defaultSiteNames } from '../../core/site/siteName';
import { defaultSitePaths } from '../../core/site/sitePath';
import type { Settings } from '../../react/settings/useSettings';
import {
  anything,
  choice,
  everyName,
  flag,
  kind,
  list,
  findTwin,
  shape,
  text,
  type Place,
  type Rule,
} from './rules';
import { tracking } from './trackingRules';

const host = kind((value) => readOrigin(value) !== undefined, {
  what: 'a host',
  instead: 'the usual host counts',
  fix: 'Pass a host or an origin, such as "account.example.org".',
});

const hosts = everyName(
  [...hostNames, 'www', 'uk', 'de', 'es', 'fr', 'it', 'ja', 'pt', 'ko'],
  host,
);

const hostsShape = shape(hosts, {
  what: 'an object',
  instead: 'the usual hosts count',
  fix: 'Pass hosts by their names, such as { account: "account.example.org" }.',
});

const site = {
  domain: kind((value) => readDomain(value) !== undefined, {
    what: 'a domain',
    instead: 'it counts as not given',
    fix: 'Pass the domain of the site, such as "example.com".',
  }),
  hosts: (value, at) => hostsShape(withoutOwnLanguages(value), at),
  cookieDomains: list(
    kind((value) => readHostname(value) !== undefined, {
      what: 'a domain',
      instead: 'it is left out',
      fix: 'Pass domains, such as "example.com".',
    }),
    {
      what: 'a list of domains',
      instead: 'the cookies stay on one domain',
      fix: 'Pass domains, such as ["example.com"].',
    },
  ),
  // `createTracker` says it.
  environment: anything,
  currency: kind((value) => /^[A-Z]{3}$/.test(String(value)), {
    what: 'a currency',
    instead: 'using "USD"',
    fix: 'Pass three capital letters (ISO 4217), such as "EUR".',
  }),
  // `sitePath` and `siteName` say what is wrong with a value.
  paths: shape(everyName(Object.keys(defaultSitePaths), anything), {
    what: 'an object',
    instead: 'the usual paths count',
    fix: 'Pass paths by what they are for, such as { currentUser: "/api/me" }.',
  }),
  names: shape(everyName(Object.keys(defaultSiteNames), anything), {
    what: 'an object',
    instead: 'the usual names count',
    fix: 'Pass names by what they are for, such as { crumbCookie: "my_crumb" }.',
  }),
} satisfies Record<keyof SiteConfig, Rule>;

/** Where the site is: of Image too. */
export const siteRule: Rule = shape(site, {
  what: 'an object',
  instead: 'it counts as not given',
  fix: 'Pass site={{ domain: "example.com" }}.',
});

const off = flag('it stays off');

const features = {
  languageUk: off,
  settings: shape(everyName(Object.keys(defaultFeatureSettings), off), {
    what: 'an object',
    instead: 'all of them stay off',
    fix: 'Pass flags, such as { isInEU: true }.',
  }),
} satisfies Record<keyof FeatureFlags, Rule>;

const leftOut = 'the language is left out';

const language = {
  title: text('its code is shown', 'Pass its English name, such as "German".'),
  fullName: text('its title is shown', 'Pass its own name, such as "Deutsch".'),
  code: text(leftOut, 'Pass a code, such as "de".'),
  locale: kind((value) => languageTagOf(value) !== undefined, {
    what: 'a language tag',
    instead: 'pages in this language may not be recognised',
    fix: 'Pass a tag, such as "de-DE".',
  }),
  host: text('its code is its host', 'Pass a first label or a whole host.'),
  direction: choice(['ltr', 'rtl']),
} satisfies Record<keyof LanguageSite, Rule>;

const languageShape = shape(language, {
  what: 'an object',
  instead: leftOut,
  fix: 'Pass { title, fullName, code, locale }.',
});

function languageEntry(value: unknown, at: Place): void {
  const missing = (['code', 'locale'] as const).find(
    (name) =>
      kindOf(value) === 'object' && readProperty(value, name) === undefined,
  );
  if (!missing) return languageShape(value, at);
  at.report(
    `${at.name} has no ${missing}, so ${leftOut}. Pass { title, fullName, code, locale }.`,
  );
}

const languageList = list(languageEntry, {
  what: 'a list of languages',
  instead: 'the eight languages of the site count',
  fix: 'Pass [...languages, yours] with `languages` of lintel/content.',
});

function languages(value: unknown, at: Place): void {
  languageList(value, at);
  const twin = findTwin(value, 'code', (code) => code.toLowerCase());
  if (!twin) return;
  at.report(
    `${at.name}[${twin.index}] has the code "${twin.text}" of another language, so ${leftOut}. Give each language its own code.`,
  );
}

/** Whatever else is wrong with it, the lint of content says where. */
function notNull(instead: string): Rule {
  return kind((value) => value !== null, {
    what: 'an object',
    instead,
    fix: 'Leave it out where there is none.',
  });
}

const locale = kind((value) => languageTagOf(value) !== undefined, {
  what: 'a language tag',
  instead: 'the language of the page counts',
  fix: 'Pass a tag, such as "de-DE".',
});

const url = kind((value) => addressOf(value) !== undefined, {
  what: 'an address',
  instead: 'the current page is marked only after hydration',
  fix: 'Pass a path or a whole address, such as "https://www.example.com/pricing".',
});

/** What Header and LintelProvider take for the whole page. */
export const settingsRules = {
  site: siteRule,
  locale,
  content: notNull('it counts as not given'),
  url,
  navigation: anything,
  messages: notNull('it counts as not given'),
  languages,
  features: shape(features, {
    what: 'an object',
    instead: 'everything stays off',
    fix: 'Pass features={{ languageUk: true }}.',
  }),
  accounts: flag('accounts stay on'),
  consent: choice(consents, 'nothing is sent until the visitor answers'),
  tracking,
} satisfies Record<keyof Settings | 'accounts' | 'consent' | 'tracking', Rule>;

/** The same for a part, which decides nothing about consent. */
export function partSettingsRules(component: string) {
  const undecided: Rule = (_, at) =>
    at.report(
      `\`${at.name}\` on ${component} is ignored; only Header and LintelProvider decide. Pass it to one of them.`,
    );
  return { ...settingsRules, consent: undecided, tracking: undecided };
}

/** Hosts of languages that a team has added go by their first labels. */
function withoutOwnLanguages(value: unknown): unknown {
  if (kindOf(value) !== 'object') return value;
  const names = Object.keys(value as object).filter(
    (name) => name in hosts || !/^[a-z]{2,3}(-[a-z]{2,4})?$/i.test(name),
  );
  return Object.fromEntries(
    names.map((name) => [name, readProperty(value, name)]),
  );
}
