import {
  defaultFeatureSettings,
  type FeatureFlags,
} from '../../core/language/featureFlags';
import type { LanguageSite } from '../../core/language/language';
import { describeValue } from '../../core/report/describeValue';
import { addressOf, languageTagOf } from '../../core/report/propValues';
import { isEnvironment } from '../../core/analytics/analyticsSite';
import { consents } from '../../core/analytics/consent';
import {
  readDomain,
  readHostname,
  readOrigin,
} from '../../core/site/readDomain';
import { kindOf, namesOf, readProperty } from '../../core/report/reading';
import { hostNames, type SiteConfig } from '../../core/site/site';
import {
  defaultSiteNames,
  siteName,
  type SiteNames,
} from '../../core/site/siteName';
import {
  defaultSitePaths,
  sitePath,
  type SitePaths,
} from '../../core/site/sitePath';
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

const host = kind(
  (value) => readOrigin(value) !== undefined,
  'a host; using the default host. Pass a host or an origin, such as "account.example.org".',
);

const hosts = everyName(
  [...hostNames, 'www', 'uk', 'de', 'es', 'fr', 'it', 'ja', 'pt', 'ko'],
  host,
);

const hostsShape = shape(
  hosts,
  'an object; using the default hosts. Pass an object of hosts, such as { account: "account.example.org" }.',
);

// `sitePath` and `siteName` report the values. Not all are read when a page
// loads.
const pathNames = namesOf(defaultSitePaths) as (keyof SitePaths)[];
const pathsShape = shape(
  everyName(pathNames, anything),
  'an object; using the default paths. Pass an object of paths, such as { currentUser: "/api/me" }.',
);

const names = namesOf(defaultSiteNames) as (keyof SiteNames)[];
const namesShape = shape(
  everyName(names, anything),
  'an object; using the default names. Pass an object of names, such as { crumbCookie: "my_crumb" }.',
);

const isDomain = kind(
  (value) => readDomain(value) !== undefined,
  'a domain; it is ignored. Pass the domain of the site, such as "example.com".',
);

/** Also reports a port or path, which would be lost silently. */
function domain(value: unknown, at: Place): void {
  isDomain(value, at);
  const name = readDomain(value);
  if (!name || !/\w(:\d|\/[^/?#])/.test(String(value).trim())) return;
  at.report(
    `${at.name} is ${describeValue(value)}; only "${name}" is used. Pass the domain alone, and set \`site.paths\` or \`site.hosts\` for addresses.`,
  );
}

const site = {
  domain,
  hosts: (value, at) => hostsShape(withoutOwnLanguages(value), at),
  cookieDomains: list(
    kind(
      (value) => readHostname(value) !== undefined,
      'a domain; it is left out. Pass domains, such as "example.com".',
    ),
    'a list of domains; cookies are set on one domain. Pass domains, such as ["example.com"].',
  ),
  environment(value, at) {
    // The message of `createTracker`, which is printed once.
    if (isEnvironment(value)) return;
    at.report('environment must be dev, staging or prod; ignored.');
  },
  currency: kind(
    (value) => /^[A-Z]{3}$/.test(String(value)),
    'a currency; using "USD". Pass three capital letters (ISO 4217), such as "EUR".',
  ),
  paths(value, at) {
    pathsShape(value, at);
    for (const key of pathNames) sitePath({ paths: value as SitePaths }, key);
  },
  names(value, at) {
    namesShape(value, at);
    for (const key of names) siteName({ names: value as SiteNames }, key);
  },
} satisfies Record<keyof SiteConfig, Rule>;

/** The `site` setting, which `Image` takes too. */
export const siteRule: Rule = shape(
  site,
  'an object; it is ignored. Pass site={{ domain: "example.com" }}.',
);

const off = flag('it stays off');

const features = {
  languageUk: off,
  settings: shape(
    everyName(Object.keys(defaultFeatureSettings), off),
    'an object; all of them stay off. Pass flags, such as { isInEU: true }.',
  ),
} satisfies Record<keyof FeatureFlags, Rule>;

const leftOut = 'the language is left out';

const language = {
  title: text('using its code. Pass its English name, such as "German".'),
  fullName: text('using its title. Pass its own name, such as "Deutsch".'),
  code: text(`${leftOut}. Pass a code, such as "de".`),
  locale: kind(
    (value) => languageTagOf(value) !== undefined,
    'a language tag; pages in this language may not be recognised. Pass a tag, such as "de-DE".',
  ),
  host: text(
    'using its code. Pass the first label of a host, or a whole host.',
  ),
  direction: choice(['ltr', 'rtl']),
} satisfies Record<keyof LanguageSite, Rule>;

const languageShape = shape(
  language,
  `an object; ${leftOut}. Pass { title, fullName, code, locale }.`,
);

function languageEntry(value: unknown, at: Place): void {
  const missing = (['code', 'locale'] as const).find(
    (name) =>
      kindOf(value) === 'object' && readProperty(value, name) === undefined,
  );
  if (!missing) return languageShape(value, at);
  at.report(
    `${at.name} has no ${missing}; ${leftOut}. Pass { title, fullName, code, locale }.`,
  );
}

const languageList = list(
  languageEntry,
  'a list of languages; using the eight default languages. Pass [...languages, yours], with `languages` from lintel/content.',
);

function languages(value: unknown, at: Place): void {
  languageList(value, at);
  const twin = findTwin(value, 'code', (code) => code.toLowerCase());
  if (!twin) return;
  at.report(
    `${at.name}[${twin.index}] repeats the code "${twin.text}"; ${leftOut}. Give each language its own code.`,
  );
}

// Everything other than `null` is checked by `lintContent`.
const notNull = kind(
  (value) => value !== null,
  'an object; it is ignored. Leave it out if there is none.',
);

const locale = kind(
  (value) => languageTagOf(value) !== undefined,
  `a language tag; using the page's language. Pass a tag, such as "de-DE".`,
);

const url = kind(
  (value) => addressOf(value) !== undefined,
  'an address; the current page is marked only after hydration. Pass a path or a whole address, such as "https://www.example.com/pricing".',
);

/** The settings that `Header` and `LintelProvider` take for the whole page. */
export const settingsRules = {
  site: siteRule,
  locale,
  content: notNull,
  url,
  navigation: anything,
  messages: notNull,
  languages,
  features: shape(
    features,
    'an object; everything stays off. Pass features={{ languageUk: true }}.',
  ),
  accounts: flag('accounts stay on'),
  consent: choice(consents, 'nothing is sent until the visitor answers'),
  tracking,
} satisfies Record<keyof Settings | 'accounts' | 'consent' | 'tracking', Rule>;

/** The settings of a part, which cannot decide about consent. */
export function partSettingsRules(component: string) {
  const undecided: Rule = (_, at) =>
    at.report(
      `\`${at.name}\` on ${component} is ignored; only Header and LintelProvider decide. Pass it to one of them.`,
    );
  return { ...settingsRules, consent: undecided, tracking: undecided };
}

/** Leaves out the hosts of added languages, which have their first labels as names. */
function withoutOwnLanguages(value: unknown): unknown {
  if (kindOf(value) !== 'object') return value;
  const names = Object.keys(value as object).filter(
    (name) => name in hosts || !/^[a-z]{2,3}(-[a-z]{2,4})?$/i.test(name),
  );
  return Object.fromEntries(
    names.map((name) => [name, readProperty(value, name)]),
  );
}
