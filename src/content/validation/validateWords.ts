import { lengthLimits } from '../lengthLimits';
import { checkNames, isKind, requiredText } from './fields';
import { field, type Place } from './place';

/** The places of the bar that do not wrap. */
const limits: Record<string, number | undefined> = {
  badgeNew: lengthLimits.badge,
  inEnglish: lengthLimits.mark,
  logIn: lengthLimits.topLevelLabel,
};

/**
 * The header's own words.
 *
 * @param names all that there are
 * @param isWhole whether each has to be there: overrides name some
 */
export function validateWordsAt(
  at: Place,
  names: readonly string[],
  isWhole: boolean,
): void {
  const why = 'the header shows the English words instead.';
  const isWording = isKind(at, 'object', {
    why,
    fix: "Write the words by their names: { logIn: 'Sign in' }.",
  });
  if (!isWording) return;
  checkNames(at, names);
  for (const name of names) {
    const place = field(at, name);
    if (place.value === undefined && !isWhole) continue;
    requiredText(place, {
      why: isWhole ? why : 'the header shows its own words instead.',
      fix: 'Write it in the language of the page.',
      fits: limits[name],
    });
  }
}
