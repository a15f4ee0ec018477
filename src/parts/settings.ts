import type { HTMLAttributes } from 'react';
import type { LintelFeatureSettings } from '../site/featureFlags';
import type { Alternates } from '../site/alternates';
import type { LanguageSite, LanguageSites } from '../site/language';
import type { Optional, SiteConfig } from '../site/siteConfig';
import {
  type Decision,
  type LintelConsent,
  readConsent,
  readTracking,
} from '../analytics/consent';
import type { TrackingOptions } from '../analytics/trackingOptions';
import { textOf } from '../browser/untrustedValue';
import { isSameData } from './sameData';
import type { LintelContent, LintelMessages } from '../content/content';
import type { LintelNavigation } from '../content/navigation';

/** The click on a language, from React, or an event of `setLanguage`. */
export type LanguageChangeEvent = Pick<
  MouseEvent,
  'preventDefault' | 'defaultPrevented'
>;

/** All settings: props of `LintelProvider` and `Header`. Other parts have those they read. */
export interface LintelSettings {
  /**
   * Your site and its hosts. Required if a server renders the page.
   * @default the domain of the page's host
   * @example { domain: 'example.com' }
   */
  site?: SiteConfig | undefined;
  /**
   * The page's locale.
   * @default `<html lang>` after hydration, until then the content's locale
   * @example 'de-DE'
   */
  locale?: string | undefined;
  /**
   * Menus and wording in one language: `await loadContent('de-DE')`, or `import
   * { de } from 'lintel/content/de'`.
   * @default English, then the page's language, loaded after hydration
   * @example await loadContent('de-DE')
   */
  content?: LintelContent | undefined;
  /**
   * The page's address. With it, the server's HTML marks the link of the
   * current page, and leads to it in the other languages.
   * @default known after hydration
   * @example 'https://www.example.com/pricing'
   */
  url?: string | undefined;
  /**
   * Your own menus. `null` means the default. An empty list of `items` means none.
   * @default the menus of `content`
   * @example { version: 1, items: [{ id: 'pricing', label: 'Pricing', href:
   *   '/pricing' }] }
   */
  navigation?: LintelNavigation | null | undefined;
  /**
   * Single words or phrases that replace those of `content`.
   * @default those of `content`
   * @example { logIn: 'Sign in' }
   */
  messages?: Optional<LintelMessages> | undefined;
  /**
   * The languages of your site. The first is the default. `languages` of
   * `lintel/content` has the default ones.
   * @default eight languages
   * @example [...languages, arabic]
   */
  languages?: LanguageSites | undefined;
  /**
   * Where this page's translations are, by language tag, if their paths differ.
   * `null` means that there is none: then the list leads to that language's home
   * page.
   * @default the page's own `<link rel="alternate" hreflang>`, after hydration
   * @example { 'de-DE': '/preise', en: '/pricing' }
   */
  alternates?: Alternates | undefined;
  /**
   * Called when the visitor chooses another language, or `setLanguage` is called,
   * before the page changes.
   * `event.preventDefault()` keeps the page.
   * @default none
   * @example (language) => console.log(language.code)
   */
  onLanguageChange?:
    ((language: LanguageSite, event: LanguageChangeEvent) => void) | undefined;
  /**
   * `false` for a site without login. No request is sent, `useAuth` returns
   * `loggedOut`, and login, account menu and logout are not rendered.
   * @default true
   * @example false
   */
  accounts?: boolean | undefined;
  /**
   * Features to turn on. The page's `languageUk` flag can turn on British
   * English in addition.
   * @default all off
   * @example { languageUk: true }
   */
  features?:
    | {
        languageUk?: boolean | undefined;
        settings?: Optional<LintelFeatureSettings> | undefined;
      }
    | undefined;
  /**
   * Whether the visitor allows analytics. Set it unless `tracking` is `false`.
   * If several headers and providers are on a page, the strictest value applies
   * until the visitor answers through `setConsent`.
   * @default `'granted'`, with a warning in development
   * @example 'pending'
   */
  consent?: LintelConsent | undefined;
  /**
   * `false` turns analytics off for the whole page and downloads nothing for
   * them. An object sets options.
   * @default true
   * @example { ownerTeam: 'growth' }
   */
  tracking?: boolean | TrackingOptions | undefined;
}

/**
 * Settings of parts that wait until a `Header` or `LintelProvider` has decided
 * about analytics. A part leaves out those that it does not read.
 */
export type PartSettings = Omit<LintelSettings, 'consent' | 'tracking'>;

const NAMES = [
  'site',
  'locale',
  'content',
  'url',
  'navigation',
  'messages',
  'languages',
  'alternates',
  'onLanguageChange',
  'accounts',
  'features',
  'consent',
  'tracking',
] as const satisfies readonly (keyof LintelSettings)[];

/**
 * The attributes of a part's root element that a page may set.
 *
 * @typeParam Own what else the part sets itself
 */
export type RootAttributes<Root, Own extends string = never> = Omit<
  HTMLAttributes<Root>,
  | keyof LintelSettings
  | 'children'
  | 'dangerouslySetInnerHTML'
  | 'onError'
  | Own
>;

/** Props of several parts, besides the settings. */
const COMMON = ['open', 'defaultOpen', 'onOpenChange', 'onError'];

/**
 * The attributes for the root element among a part's props. A setting is none, also
 * of a part that does not read it.
 *
 * @param own the names of props that only this part has
 */
export function attributesOf<Props extends object>(
  props: Props,
  own: readonly (keyof Props)[] = [],
): HTMLAttributes<HTMLElement> {
  const names: readonly PropertyKey[] = [...NAMES, ...COMMON, ...own];
  return Object.fromEntries(
    Object.entries(props).filter(([name]) => !names.includes(name)),
  );
}

/**
 * The settings of a component's props, with missing ones from the provider
 * around it, and the values of the last render where they are the same data: an
 * object written in JSX is a new one on every render.
 */
export function mergeSettings(
  around: LintelSettings,
  own: LintelSettings,
  last: LintelSettings = {},
): LintelSettings {
  const read: LintelSettings = {
    ...own,
    consent: readConsent(own.consent),
    tracking: readTracking(own.tracking),
  };
  const merged: LintelSettings = Object.fromEntries(
    NAMES.map((name) => {
      const given = read[name];
      // `null` and `''` are the default, which a provider may have replaced.
      const own = typeof given === 'string' ? textOf(given) : given;
      const value = given === undefined ? around[name] : (own ?? undefined);
      return [name, isSameData(last[name], value) ? last[name] : value];
    }),
  );
  return NAMES.every((name) => merged[name] === last[name]) ? last : merged;
}

/** The options in the `tracking` prop. */
export function trackingOptionsOf({
  tracking,
}: LintelSettings): TrackingOptions | undefined {
  return typeof tracking === 'object' ? tracking : undefined;
}

/** The decision of a `Header` or `LintelProvider` with these settings. */
export function decisionOf({
  consent = 'granted',
  tracking,
}: LintelSettings): Decision {
  return tracking === false ? 'off' : consent;
}

/** The background of the page behind the header. */
export type HeaderTheme = 'light-background' | 'dark-background';

const themes: readonly HeaderTheme[] = ['light-background', 'dark-background'];

/** Reads a theme, which may come from a CMS or from the page's markup. */
export function readTheme(
  given: unknown,
  otherwise: HeaderTheme = 'light-background',
): HeaderTheme {
  return themes.find((theme) => theme === given) ?? otherwise;
}
