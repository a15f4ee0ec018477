import { plainNavigation } from '../defineNavigation';
import { Unavailable } from './fetchText';
import { guardNavigation } from '../guardContent';
import type { Navigation } from '../navigation';
import { read } from '../readSafely';
import {
  validateNavigation,
  type ContentProblem,
} from '../validation/validateContent';
import { describeText, describeValue } from '../../core/report/describeValue';

/** The version of the format. Unknown properties are ignored. */
const KNOWN_VERSION = 1;

export interface ReadNavigation {
  /** Plain JSON, without invalid entries. */
  navigation: Navigation;
  problems: ContentProblem[];
}

/**
 * Reads menus from JSON, without invalid entries, and lists their problems.
 *
 * @throws {Unavailable} if there are no valid entries
 */
export function readNavigation(text: string): ReadNavigation {
  const given = parse(text);
  const version = read(given, 'version');
  if (Number(version) >= KNOWN_VERSION + 1) {
    throw new Unavailable(
      `has menus of version ${describeValue(version)}, but this release reads version ${KNOWN_VERSION}`,
      `Update lintel, or serve version ${KNOWN_VERSION} at a separate address.`,
    );
  }
  const navigation = guardNavigation(given);
  const problems = validateNavigation(given);
  if (!navigation) {
    const [first] = problems;
    throw new Unavailable(
      `has no menu or link that can be shown${first ? ` (${first.path}: ${first.message})` : ''}`,
      'Validate the JSON before it is published, with `validateNavigation`.',
    );
  }
  return { navigation: plainNavigation(navigation), problems };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const start = text.trim();
    throw new Unavailable(
      start === ''
        ? 'sent an empty answer'
        : `did not send JSON, but \`${describeText(start)}\``,
      'Check the address. A page instead of data is often a login or an error page.',
    );
  }
}
