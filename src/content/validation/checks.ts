import { kindOf, lengthOf, readProperty } from '../../browser/reading';
import type { Content } from '../content';
import type {
  AccountLink,
  DatedBadge,
  Navigation,
  NavigationGroup,
  NavigationLink,
  NavigationMenu,
  NavigationPicture,
} from '../navigation';
import { endOf, startOf } from '../showLink';
import type { ReportedValue } from './reportedValue';

/** A valid part of the content. */
export type Part =
  | Content
  | Navigation
  | NavigationMenu
  | NavigationGroup
  | NavigationLink
  | AccountLink
  | DatedBadge
  | NavigationPicture;

/** Adds a problem. */
export type AddProblem = (
  severity: 'error' | 'warning',
  path: string,
  what: string,
) => void;

/** A language tag (BCP 47) such as `de-DE`. */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i;

/** A path on this site, or an address that does not depend on the current page. */
const STARTS_WELL = /^(\/(?![/\\])|[#?]|[a-z][a-z\d+.-]*:)/i;

/**
 * Looks for mistakes that the header shows as they are.
 *
 * @returns a function that is called with each part, inner parts first
 */
export function createChecks(
  add: AddProblem,
): (given: ReportedValue, part: Part) => void {
  const paths = new Map<unknown, string>();
  /** Where each id of a link was found first. */
  const ids = new Map<string, string>();

  return (given, part) => {
    const { path } = given;
    const warn = (name: string, what: string | false | undefined) =>
      what && add('warning', given.placeOf(name), what);
    paths.set(part, path);
    checkLanguages(given);
    if ('locale' in part && !LANGUAGE_TAG.test(part.locale)) {
      given.reject('locale');
    }
    if ('items' in part) warn('account', accountMistake(part));
    if ('file' in part) warn('file', fileMistake(part));
    if ('kind' in part) {
      if (isWrongDate(part.from)) given.reject('from');
      if (isWrongDate(part.until)) given.reject('until');
      warn('until', dateMistake(part));
    }
    if ('groups' in part) {
      for (const group of part.groups) {
        if (group.label || part.groups.length === 1) continue;
        const what = 'is missing; screen readers read no name for the column';
        add('warning', `${paths.get(group)}.label`, what);
      }
    }
    if (!('href' in part)) return;
    warn('href', addressMistake(part));
    warn('elsewhere', languageMistake(part));
    const first = ids.get(part.id);
    if (first === undefined) ids.set(part.id, path);
    else add('error', `${path}.id`, `repeats that of ${first}`);
  };
}

/** Reports languages that are not written as language tags, and so match none. */
function checkLanguages(given: ReportedValue) {
  const languages = given.names.has('languages') && given.read('languages');
  const count = kindOf(languages) === 'list' ? lengthOf(languages) : 0;
  for (let index = 0; index < Math.min(count, 100); index += 1) {
    const tag = readProperty(languages, index);
    if (typeof tag === 'string' && LANGUAGE_TAG.test(tag)) continue;
    given.reject(`languages[${index}]`, 'a language tag', tag);
  }
}

function isWrongDate(date: unknown) {
  return date !== undefined && isNaN(startOf(date));
}

function accountMistake({ account }: Navigation) {
  const logsOut = !account || account.some((entry) => 'action' in entry);
  return !logsOut && "has no entry with `action: 'logOut'`";
}

function dateMistake({ from, until }: DatedBadge) {
  const isNever = from && until && startOf(from) >= endOf(until);
  return isNever && 'is before `from`; the badge is never shown';
}

function fileMistake({ file }: NavigationPicture) {
  const isWhole = /(\.(jpe?g|webp|png)|-\d+w)$/i.test(file);
  return isWhole && 'has a width or an extension; the header adds both';
}

function addressMistake({ href, host }: AccountLink) {
  if (host && !href.startsWith('/')) {
    return `is not a path on ${host}; the link leads elsewhere`;
  }
  const what = 'does not begin with one slash; the link leads elsewhere';
  return !STARTS_WELL.test(href) && what;
}

/** Marked links lead to the English site. */
function languageMistake({ languages, elsewhere }: Partial<NavigationLink>) {
  const isMarked = elsewhere === 'mark' && languages;
  const isWrong = isMarked && !languages.some((name) => /^en\b/i.test(name));
  return isWrong && 'is mark, but `languages` has no English; hidden elsewhere';
}
