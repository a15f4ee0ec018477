import type { Content } from '../../src/content/content';
import { isMenu, type NavigationMenu } from '../../src/content/navigation';

/** A part of content that can be spoilt. */
export interface Place {
  kind:
    | 'content'
    | 'messages'
    | 'navigation'
    | 'menu'
    | 'group'
    | 'link'
    | 'spotlight';
  /** Empty for content itself. */
  path: string;
  node: Record<string, unknown>;
  /** What it is in, and under which name. */
  holder: Record<string, unknown>;
  key: string;
}

/** Everything in some content, in the order in which it is read. */
export function placesIn(content: Content): Place[] {
  const { items } = content.navigation;
  return [
    placeIn({ content }, 'content', 'content', ''),
    placeIn(content, 'messages', 'messages', 'messages'),
    placeIn(content, 'navigation', 'navigation', 'navigation'),
    ...items.flatMap((item, at) => {
      const path = `navigation.items[${at}]`;
      const place = placeIn(items, at, isMenu(item) ? 'menu' : 'link', path);
      return isMenu(item) ? [place, ...placesInMenu(item, path)] : [place];
    }),
  ];
}

function placesInMenu(menu: NavigationMenu, path: string): Place[] {
  const { groups, viewAll, spotlight } = menu;
  const places = groups.flatMap(({ links }, at) => [
    placeIn(groups, at, 'group', `${path}.groups[${at}]`),
    ...links.map((_, index) =>
      placeIn(links, index, 'link', `${path}.groups[${at}].links[${index}]`),
    ),
  ]);
  if (viewAll) places.push(placeIn(menu, 'viewAll', 'link', `${path}.viewAll`));
  if (spotlight) {
    places.push(placeIn(menu, 'spotlight', 'spotlight', `${path}.spotlight`));
  }
  return places;
}

function placeIn(
  parent: object,
  key: string | number,
  kind: Place['kind'],
  path: string,
): Place {
  const holder = parent as Record<string, unknown>;
  const node = holder[key] as Record<string, unknown>;
  return { kind, path, node, holder, key: String(key) };
}

/** All links, spotlights too, as `id address`. */
export function linksIn(content: Content): Map<string, string> {
  const links = placesIn(content).filter(
    ({ kind }) => kind === 'link' || kind === 'spotlight',
  );
  return new Map(
    links.map(({ path, node }) => [path, `${node['id']} ${node['href']}`]),
  );
}

/** What the header cannot show without a place: a column without links goes, and a menu without columns. */
export function lostWith(path: string, places: readonly Place[]): string {
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
