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

/** The version of the format that is read here; what is added to it later is ignored. */
const KNOWN_VERSION = 1;

export interface ReadNavigation {
  /** Plain JSON, without what the header could not show. */
  navigation: Navigation;
  problems: ContentProblem[];
}

/**
 * Menus from the JSON of a CMS: what is good of them, and what is wrong with
 * the rest.
 *
 * @throws {Unavailable} where nothing of them can be shown
 */
export function readNavigation(text: string): ReadNavigation {
  const given = parse(text);
  const version = read(given, 'version');
  if (Number(version) >= KNOWN_VERSION + 1) {
    throw new Unavailable(
      `has menus of version ${describeValue(version)}, and this release reads version ${KNOWN_VERSION}`,
      `Update lintel, or keep version ${KNOWN_VERSION} at an address of its own.`,
    );
  }
  const navigation = guardNavigation(given);
  const problems = validateNavigation(given);
  if (!navigation) {
    const [first] = problems;
    throw new Unavailable(
      `has no menu or link that could be shown${first ? ` (${first.path}: ${first.message})` : ''}`,
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
        ? 'has sent nothing'
        : `has sent no JSON, but \`${describeText(start)}\``,
      'Check the address: a page in place of data is often a log-in or an error.',
    );
  }
}
