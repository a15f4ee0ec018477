import { filledList, isKind, optionalChoice } from './fields';
import { error, field, warn, type Place } from './place';
import { kindOf } from '../../core/reading';
import { availability as schema } from './schemaParts';
import { describeText } from '../../core/describeValue';

const languageTag = new RegExp(schema.languages.items.pattern, 'u');
const example = 'Write codes or locales, such as `["en", "de-DE"]`';

/** In which languages a link, a column or a menu exists. */
export function validateAvailability(at: Place): void {
  const elsewhere = field(at, 'elsewhere');
  optionalChoice(elsewhere, schema.elsewhere.enum, {
    why: 'the header takes nothing but `mark` for one, and hides links.',
    fix: 'Write `hide` or `mark`, or leave it out.',
  });
  const languages = field(at, 'languages');
  if (languages.value === undefined) return;
  const places = filledList(languages, {
    why: 'the header shows what it is about in every language.',
    fix: `${example}, or leave it out.`,
  });
  places.forEach(validateTag);
  if (elsewhere.value === 'mark' && places.length > 0) {
    expectEnglish(elsewhere, places);
  }
}

function validateTag(at: Place): void {
  const why = 'no page is in such a language, and it counts for none.';
  const fix = `${example}.`;
  if (!isKind(at, 'text', { why, fix })) return;
  const tag = at.value as string;
  if (languageTag.test(tag)) return;
  error(
    at,
    `\`${at.name}\` is \`${describeText(tag)}\`, no language tag: ${why} ${fix}`,
  );
}

function expectEnglish(elsewhere: Place, languages: Place[]): void {
  const isEnglish = ({ value }: Place) =>
    kindOf(value) === 'text' && /^en\b/i.test(value as string);
  if (languages.some(isEnglish)) return;
  warn(
    elsewhere,
    '`elsewhere` is `mark`, and `languages` has no English: a marked link leads to the English site, so the header hides this one. Add `en`, or leave `elsewhere` out.',
  );
}
