import { hasUkFlag } from '../core/featureFlags';
import type { Content } from '../content/content';
import { guardContent } from '../content/guardContent';
import { guardLanguages } from '../content/guardLanguages';
import { languages, withUkVariant } from '../content/languages';
import { showLinksIn } from '../content/showLink';
import {
  findLanguage,
  hostLabels,
  type LanguageSite,
  type LanguageSites,
} from '../core/language';
import type { Page } from '../core/page';
import { shared } from '../core/registry';
import { resolveSite, type Site, type SiteConfig } from '../core/site';
import { siteName } from '../core/siteName';
import type { Settings } from './settings';

/** The site's languages and hosts. */
export interface Place {
  /** Whether the UK variant is on: from props, then also from the page's own flags. */
  withUk: boolean;
  languages: LanguageSites;
  site: Site;
}

/** What content is made for. */
export interface Readers {
  /** What fills the gaps of the team's own. */
  fallback: Content;
  language: LanguageSite;
  languages: LanguageSites;
  /** In ms since 1970; `null` until the page may look at the clock. */
  now: number | null;
}

export interface ReadContent {
  content: Content;
  /** Whether something in it depends on the day. */
  isDated: boolean;
}

/** The settings of one provider, and what follows from them: worked out once for all parts under it. */
export interface Scope {
  settings: Settings;
  /** `null` on a server and in the first client render, which read props alone. */
  placeOn(page: Page | null): Place;
  /** Menus and wording. Bad parts are replaced, good ones stay. */
  contentFor(readers: Readers): ReadContent;
}

/** @param last what of it follows from the same settings stays the same */
export function createScope(settings: Settings, last?: Scope): Scope {
  const isSame = (...names: (keyof Settings)[]) =>
    names.every((name) => last?.settings[name] === settings[name]);
  const isSamePlace =
    isSame('site', 'languages') &&
    last?.settings.features?.languageUk === settings.features?.languageUk;
  const isSameContent = isSame('content', 'navigation', 'messages');
  return {
    settings,
    placeOn: (isSamePlace && last?.placeOn) || createPlaces(settings),
    contentFor: (isSameContent && last?.contentFor) || createContents(settings),
  };
}

function createPlaces({ site, features, languages: given }: Settings) {
  const places: Record<string, Place> = {};
  return (page: Page | null): Place => {
    const hostname = page && page.hostname;
    const withUk =
      features?.languageUk === true || (page !== null && pageHasUkFlag(site));
    return (places[`${hostname} ${withUk}`] ??= createPlace());

    function createPlace(): Place {
      const own = guardLanguages(given) ?? languages;
      const all = withUk ? withUkVariant(own) : own;
      return {
        withUk,
        languages: all,
        site: resolveSite(site, hostname, hostLabels(all)),
      };
    }
  };
}

/** Whether the page has come with the UK-language flag: a router may take it out of the address. */
function pageHasUkFlag(site: SiteConfig | undefined): boolean {
  const flag = siteName(site, 'languageUkFlag');
  return shared(`UK language:${flag}`, () => hasUkFlag(site));
}

function createContents({ content, navigation, messages }: Settings) {
  // A page has few: English, its language, and the same with the day's badges.
  const contents: (Readers & ReadContent)[] = [];

  function read(readers: Readers): ReadContent {
    const { fallback, language, languages, now } = readers;
    let isDated = false;
    const show = showLinksIn(language, languages, now ?? NaN, () => {
      isDated = true;
    });
    const shown = guardContent(
      { messages, navigation },
      guardContent(content, fallback, show),
      show,
    );
    shown.direction ??= findLanguage(shown.locale, languages)?.direction;
    return { content: shown, isDated };
  }

  return (readers: Readers): ReadContent => {
    const names = Object.keys(readers) as (keyof Readers)[];
    const known = contents.find((each) =>
      names.every((name) => Object.is(each[name], readers[name])),
    );
    if (known) return known;
    const made = { ...readers, ...read(readers) };
    contents.push(made);
    return made;
  };
}
