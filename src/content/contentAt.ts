import {
  findLanguage,
  type LanguageSite,
  type LanguageSites,
} from '../site/language';
import type { Content, Messages } from './content';
import type { Navigation } from './navigation';
import { sanitizeContent } from './sanitizeContent';
import { showLinksIn } from './showLink';

interface GivenContent {
  /** Of the page, and of `messages` and `navigation`. */
  locale?: string | undefined;
  content?: Content | undefined;
  navigation?: Navigation | null | undefined;
  messages?: Partial<Messages> | undefined;
  /** Used for missing entries. */
  fallback: Content;
}

/**
 * Valid menus and wording in a language at a time. Invalid entries are replaced.
 *
 * @param now in ms since 1970. `NaN` until the page may read the clock
 * @returns also whether any entry depends on the date
 */
export function contentAt(
  now: number,
  given: GivenContent,
  language: LanguageSite,
  languages: LanguageSites,
): { content: Content; isDated: boolean } {
  let isDated = false;
  const show = showLinksIn(language, languages, now, () => {
    isDated = true;
  });
  const words = given.content
    ? sanitizeContent(given.content, given.fallback, show)
    : given.fallback;
  const content = sanitizeContent(given, words, show);
  // `locale` is the language of the page. Screen readers need that of the words.
  if (!given.messages && !given.navigation) content.locale = words.locale;
  content.direction ??= findLanguage(content.locale, languages)?.direction;
  return { content, isDated };
}
