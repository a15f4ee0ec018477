import type { LintelNavigation } from '../content/navigation';
import type { LintelUser } from '../site/auth';

const drawing = `
<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">
  <path fill="#d8b48a" d="M0 0h96v96H0z"/>
  <path fill="#2b1d1a" d="M26 74V42a22 24 0 0 1 44 0v32z"/>
  <path fill="#b5714f" d="M41 54h14v18H41z"/>
  <ellipse cx="48" cy="46" rx="15" ry="18" fill="#cf8c66"/>
  <path fill="#2b1d1a" d="M32 44q2-20 18-20 14 0 15 19-12-1-18-11-4 9-15 12z"/>
  <path fill="#1f4d46" d="M12 96q2-26 27-28l9 8 9-8q25 2 27 28z"/>
</svg>`;

const portrait = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/**
 * Example visitors with other pictures and names, to log in with.
 * @example
 * import { createVisitor, exampleUsers } from 'lintel/testing';
 *
 * createVisitor().logIn(exampleUsers.withLongName);
 */
export const exampleUsers = {
  withPicture: { avatarAssetUrl: portrait },
  withBrokenPicture: { avatarAssetUrl: 'data:image/png,not-a-picture' },
  withLongName: {
    firstName: 'Maximiliane Alexandra',
    lastName: 'von Donnersmarck-Schwarzenberg zu Hohenlohe',
    email:
      'maximiliane.alexandra.von.donnersmarck-schwarzenberg@photography.example.com',
  },
  withoutName: { firstName: '', lastName: '', email: 'studio@example.com' },
} satisfies Record<string, Partial<LintelUser>>;

/**
 * Small example menus: two menus of two links each, and a link.
 * @example
 * import { Header } from 'lintel';
 * import { exampleNavigation } from 'lintel/testing';
 *
 * export const ownMenus = <Header navigation={exampleNavigation} />;
 */
export const exampleNavigation: LintelNavigation = {
  version: 1,
  items: [
    menu('Bread', ['Rolls', 'Loaves']),
    menu('Cheese', ['Brie', 'Gouda']),
    link('Prices'),
  ],
};

function menu(label: string, links: readonly string[]) {
  const id = label.toLowerCase();
  const group = { id: `all-${id}`, label: `All ${id}`, links: links.map(link) };
  return { id, label, groups: [group] };
}

function link(label: string) {
  const id = label.toLowerCase();
  return { id, label, href: `/${id}` };
}
