import { findLanguage, type LanguageSites } from '../../core/language/language';
import { describeValue } from '../../core/report/describeValue';
import { languageTagOf } from '../../core/report/propValues';
import { warnInDevelopment } from '../../core/report/report';

/**
 * Prints in development that no language of the site has this locale. Other
 * values than language tags are reported with the other props.
 */
export function lintLocale(locale: unknown, languages: LanguageSites): void {
  const tag = languageTagOf(locale);
  if (tag === undefined || findLanguage(tag, languages)) return;
  warnInDevelopment(
    `locale is ${describeValue(locale)}, which matches none of the languages; using ${languages[0].title}. Pass the locale of one of them, or add the language to \`languages\`.`,
  );
}
