import fc from 'fast-check';
import type { Content } from '../../../src/content/content';
import { de } from '../../../src/content/locales/de';
import { en } from '../../../src/content/locales/en';
import { ownNavigation } from '../../../stories/shared/ownNavigation';
import { mutations, type Mutation } from './mutations';

/** Valid content with one broken place. */
export interface BadContent {
  title: string;
  content: unknown;
  /** The path of the broken place. */
  place: string;
  severity: Mutation['severity'];
  /** The path that the validator must report. */
  path: string;
  /** The links outside the place, as `id address`. */
  goodLinks: string[];
}

const bases: Record<string, Content> = {
  en,
  de,
  own: { ...en, navigation: ownNavigation },
};

/** Uses the mutations in turn. The seed selects content and place. */
export function badContents(count: number, seed: number): BadContent[] {
  const draws = fc.sample(
    fc.tuple(fc.constantFrom(...Object.keys(bases)), fc.nat()),
    { numRuns: count, seed },
  );
  return draws.flatMap(([name, draw], at) => {
    const mutation = mutations[at % mutations.length];
    return mutation ? [spoil(name, draw, mutation)] : [];
  });
}

function spoil(name: string, draw: number, mutation: Mutation): BadContent {
  const content = structuredClone(bases[name] ?? en);
  const all = placesIn(content);
  const ofKind = all.filter(({ kind }) => kind === mutation.kind);
  const [first] = ofKind;
  // `ownNavigation` has no spotlight and only one menu.
  if (!first) return spoil('en', draw, mutation);
  const { where = () => true } = mutation;
  const places = ofKind.filter((place) => where(place, first));
  const place = places[draw % places.length];
  if (!place) return spoil('en', draw, mutation);
  const links = [...linksIn(content)];
  const lost = lostWith(place.path, all);
  const below = mutation.spoil(place, content, first);
  return {
    title: `${mutation.title} (${name}, ${place.path || 'content'})`,
    content,
    place: place.path,
    severity: mutation.severity,
    path: `${place.path}${below}`.replace(/^\./, ''),
    goodLinks: links
      .filter(([path]) => !isWithin(path, lost))
      .map(([, link]) => link),
  };
}

/** A part of the content that can be broken. */
export interface Place {
  kind: (typeof kinds)[number][0] | 'menu';
  /** Empty for the content itself. */
  path: string;
  node: Record<string, unknown>;
  /** The object or array that contains it. */
  holder: Record<string, unknown>;
  key: string;
}

const kinds = [
  ['content', /^$/],
  ['messages', /^messages$/],
  ['navigation', /^navigation$/],
  ['group', /\.groups\[\d+\]$/],
  ['link', /(items\[\d+\]|links\[\d+\]|\.viewAll)$/],
  ['spotlight', /\.spotlight$/],
] as const;

/** All places in the content, in document order. */
function placesIn(content: Content): Place[] {
  function walk(holder: Place['holder'], key: string, path: string): Place[] {
    const node = holder[key] as Place['node'];
    if (typeof node !== 'object' || node === null) return [];
    const below = Object.keys(node).flatMap((name) => {
      const step = Array.isArray(node) ? `[${name}]` : `.${name}`;
      return walk(node, name, `${path}${step}`.replace(/^\./, ''));
    });
    const kind = kinds.find(([, paths]) => paths.test(path))?.[0];
    if (!kind) return below;
    const isMenu = kind === 'link' && 'groups' in node;
    return [
      { kind: isMenu ? 'menu' : kind, path, node, holder, key },
      ...below,
    ];
  }
  return walk({ content }, 'content', '');
}

/** All links, including spotlights, as `id address`. */
export function linksIn(content: Content): Map<string, string> {
  const links = placesIn(content).filter(
    ({ kind }) => kind === 'link' || kind === 'spotlight',
  );
  return new Map(
    links.map(({ path, node }) => [path, `${node['id']} ${node['href']}`]),
  );
}

/**
 * The path that is left out with a place: a column without links and a menu
 * without columns are left out, too.
 */
function lostWith(path: string, places: readonly Place[]): string {
  const list = path.replace(/\[\d+\]$/, '');
  if (!/\.(?:groups|links)$/.test(list)) return path;
  const isAlone = !places.some(
    (place) =>
      place.path !== path && place.path.replace(/\[\d+\]$/, '') === list,
  );
  return isAlone ? lostWith(list.replace(/\.\w+$/, ''), places) : path;
}

export function isWithin(path: string, place: string): boolean {
  const rest = path.slice(place.length);
  return place === '' || (path.startsWith(place) && /^(?:$|[.[])/.test(rest));
}
