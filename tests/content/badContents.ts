import fc from 'fast-check';
import type { Content } from '../../src/content/content';
import { de } from '../../src/content/locales/de';
import { en } from '../../src/content/locales/en';
import { ownNavigation } from '../../stories/shared/ownNavigation';
import type { Mutation } from './mutation';
import { mutations } from './mutations';
import { isWithin, linksIn, lostWith, placesIn } from './places';

/** Good content in which one place is spoilt. */
export interface BadContent {
  title: string;
  content: unknown;
  /** The place. */
  place: string;
  severity: Mutation['severity'];
  /** What the validator has to name. */
  path: string;
  /** The links outside the place, as `id address`. */
  goodLinks: string[];
}

const bases: Record<string, Content> = {
  en,
  de,
  own: { ...en, navigation: ownNavigation },
};

/** Each mutation has its turn; the seed draws the content and the place. */
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
  // The own menus have no spotlight and one menu only.
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
