import { hardLimits } from '../lengthLimits';
import { describeText, describeValue } from '../../core/describeValue';
import type { ContentProblem, Problems } from './problems';
import { lengthOf, readProperty } from '../../core/reading';

/** Somewhere in content: what stands there, and how messages call it. */
export interface Place {
  /** Empty for content itself, whose parts go by their own names. */
  readonly path: string;
  /** `href`, `links[2]` */
  readonly name: string;
  readonly value: unknown;
  readonly problems: Problems;
}

export function field({ path, value, problems }: Place, name: string): Place {
  return {
    path: pathOf(path, name),
    name,
    value: readProperty(value, name),
    problems,
  };
}

/** The entries of a list, of one that is too long the first; one hole stands for all. */
export function entries(list: Place): Place[] {
  const length = lengthOf(list.value);
  if (length > hardLimits.entries) {
    error(
      list,
      `\`${list.name}\` has ${length} entries: every link is in the HTML of every page, and nobody finds one among so many. Keep the important ones, at most ${hardLimits.entries}; the rest was not looked at.`,
    );
  }
  const places: Place[] = [];
  let hasHole = false;
  for (let at = 0; at < Math.min(length, hardLimits.entries); at += 1) {
    if (!list.problems.visit(list.path)) return [];
    const entry = entryAt(list, at);
    const isHole = entry.value === undefined;
    if (!isHole || !hasHole) places.push(entry);
    hasHole ||= isHole;
  }
  return places;
}

function entryAt({ path, name, value, problems }: Place, at: number): Place {
  return {
    path: `${path}[${at}]`,
    name: `${name}[${at}]`,
    value: readProperty(value, at),
    problems,
  };
}

export function error(at: Place, message: string): void {
  add('error', at, message);
}

export function warn(at: Place, message: string): void {
  add('warning', at, message);
}

function add(
  severity: ContentProblem['severity'],
  { path, name, value, problems }: Place,
  message: string,
): void {
  const described = describeValue(value);
  problems.add({ severity, path: path || name, message, value: described });
}

function pathOf(parent: string, name: string): string {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) {
    return `${parent}["${describeText(name)}"]`;
  }
  return parent === '' ? name : `${parent}.${describeText(name)}`;
}
