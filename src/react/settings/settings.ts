import type { FeatureSettings } from '../../core/language/featureFlags';
import {
  addressOf,
  languageTagOf,
  objectOf,
} from '../../core/report/propValues';
import type { LanguageSite } from '../../core/language/language';
import type { SiteConfig } from '../../core/site/site';
import {
  type Decision,
  type Consent,
  readConsent,
  readTracking,
} from '../../core/analytics/consent';
import type { TrackingOptions } from '../../core/analytics/trackingOptions';
import type { Content, Messages } from '../../content/content';
import type { Navigation } from '../../content/navigation';

/** What a page team tells the header: as props of the provider, or of each outer component. */
export interface Settings {
  /** Where the site and its hosts are. Required where a server renders. */
  site?: SiteConfig;
  /**
   * The page's locale, such as `de-DE`.
   * @default what `<html lang>` says once hydrated, until then the content's
   */
  locale?: string;
  /**
   * Menus and wording: `await loadContent('de-DE')`, or
   * `import { de } from 'lintel/content/de'`.
   * @default English, then the locale's, loaded after hydration
   */
  content?: Content;
  /** The page's address: a server that knows it marks the current page. */
  url?: string;
  /** The team's own menus; `null` is none, as `loadNavigation` says it. @default the provider's */
  navigation?: Navigation | null;
  /** Single wordings that replace the content's. */
  messages?: Partial<Messages>;
  /**
   * The language sites there are: `[...languages, arabic]` with `languages` of
   * `lintel/content`. The first is the default.
   * @default the eight of the specification
   */
  languages?: readonly LanguageSite[];
  /**
   * `false`: a site without login. No request asks who the visitor is,
   * `useAuth` says `loggedOut`, and nothing of log-in, account and log-out is
   * rendered.
   * @default true
   */
  accounts?: boolean;
  /**
   * What is turned on (specification §3). A page's own `languageUk` flag only
   * adds to it.
   * @default nothing
   */
  features?: { languageUk?: boolean; settings?: Partial<FeatureSettings> };
  /**
   * Whether the visitor allows analytics. Set it wherever tracking is on. Where
   * several headers and providers share a page, the strictest wins until the
   * visitor answers through `setConsent`.
   * @default 'granted', as the specification tracks without asking
   */
  consent?: Consent;
  /**
   * `false`: no landing, no events on the whole page, nothing downloaded for
   * them. An object configures them.
   * @default true
   */
  tracking?: boolean | TrackingOptions;
}

/** The settings of a part that waits for what a `Header` or `LintelProvider` decides about analytics. */
export type PartSettings = Omit<Settings, 'consent' | 'tracking'>;

const asGiven = (given: unknown) => given;

/** Of each setting, the value that counts. Content and languages are guarded where they are read. */
const READERS: Record<keyof Settings, (given: never) => unknown> = {
  site: objectOf,
  locale: languageTagOf,
  content: asGiven,
  url: addressOf,
  navigation: asGiven,
  messages: asGiven,
  languages: asGiven,
  accounts: asGiven,
  features: objectOf,
  consent: readConsent,
  tracking: (given: unknown) =>
    given === undefined ? undefined : readTracking(given),
};

const NAMES = Object.keys(READERS) as (keyof Settings)[];

/** The settings among a component's props; what it leaves out comes from around it. */
export function mergeSettings(around: Settings, own: Settings): Settings {
  return Object.fromEntries(
    NAMES.map((name) => {
      const read = READERS[name] as (given: unknown) => unknown;
      return [name, read(own[name]) ?? around[name]];
    }),
  );
}

/** What the `tracking` prop says beside yes and no. */
export function trackingOptionsOf({
  tracking,
}: Settings): TrackingOptions | undefined {
  return typeof tracking === 'object' ? tracking : undefined;
}

/** What a `Header` or `LintelProvider` with these settings decides. */
export function decisionOf({
  consent = 'granted',
  tracking,
}: Settings): Decision {
  return tracking === false ? 'off' : consent;
}

export function sameSettings(one: Settings, other: Settings): boolean {
  return NAMES.every((name) => one[name] === other[name]);
}
