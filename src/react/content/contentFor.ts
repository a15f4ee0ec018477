import { guardContent } from '../../content/guardContent';
import { showLinksIn } from '../../content/showLink';
import { findLanguage } from '../../core/language/language';
import type { Scope } from '../settings/ScopeContext';
import type { ReadContent, Readers } from '../settings/scope';

/** Menus and wording, guarded once for all parts: bad ones are replaced, good ones stay. */
export function contentFor(
  readers: Readers,
  { settings, contents }: Scope,
): ReadContent {
  const { fallback, language, languages, now } = readers;
  const names = Object.keys(readers) as (keyof Readers)[];
  const known = contents.find((each) =>
    names.every((name) => each[name] === readers[name]),
  );
  if (known) return known;
  let isDated = false;
  const show = showLinksIn(language, languages, now ?? NaN, () => {
    isDated = true;
  });
  const content = guardContent(
    settings,
    guardContent(settings.content, fallback, show),
    show,
  );
  content.direction ??= findLanguage(content.locale, languages)?.direction;
  const made = { ...readers, content, isDated };
  // A page has few: English, its language, and the same with the day's badges.
  contents.push(made);
  return made;
}
