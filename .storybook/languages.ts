import { languages, loadContent, withUkVariant } from '../src/content/index';
import type {
  LintelContent,
  LanguageSite,
  LintelProviderProps,
} from '../src/index';
import { arabic, arabicContent } from '../stories/languages/arabic';
import { pseudoContent, pseudoLanguage } from '../stories/languages/pseudo';

const uk = withUkVariant(languages).find(({ host }) => host === 'uk')!;

/** Added by configuration. The package does not include them. */
const added = new Map<LanguageSite, LintelContent>([
  [pseudoLanguage, pseudoContent],
  [arabic, arabicContent],
]);

/** The choices in the toolbar. */
const offered = [languages[0], uk, ...languages.slice(1), ...added.keys()];

export const languageItems = offered.map(({ code, title, fullName }) => ({
  value: code,
  title: fullName,
  right: title === fullName ? undefined : title,
}));

/**
 * The language with this code. English if the code in a story's address is
 * unknown.
 */
export function languageOf(code: string): LanguageSite {
  return offered.find((each) => each.code === code) ?? languages[0];
}

/** A language's own menus and wording. */
export async function contentOf(code: string): Promise<LintelContent> {
  const language = languageOf(code);
  return added.get(language) ?? loadContent(language.locale);
}

/** The props that a page team would set on a page in this language. */
export function languageSettings(
  code: string,
): Pick<LintelProviderProps, 'locale' | 'languages' | 'features'> {
  const language = languageOf(code);
  return {
    locale: language.locale,
    languages: added.has(language) ? [...languages, language] : languages,
    features: { languageUk: language === uk },
  };
}
