import type { LanguageSite, LintelNavigation } from '../../src/index';

/** What an element of a pointer or keyboard can look like. */
export const stateNames = ['Rest', 'Hover', 'Pressed', 'Focus'] as const;

/** A link for each state, and one to this page. */
const links = (id: string, more: object = {}) =>
  [...stateNames, 'Current'].map((label) => ({
    ...more,
    id: `${id}-${label.toLowerCase()}`,
    label,
    href: label === 'Current' ? location.pathname : `/${id}-${label}`,
  }));

const groups = [
  { id: 'large', label: 'First group', links: links('large') },
  { id: 'plain', label: 'Other groups', links: links('plain') },
  {
    id: 'icons',
    label: 'With icons',
    links: links('icons', { icon: { src: '/icons/page.svg', mask: true } }),
  },
];

/** The current menu is the first with a link to this page. */
const menus = ['Current', ...stateNames, 'Open'].map((label) => ({
  id: label.toLowerCase(),
  label,
  groups,
}));

const spotlightMenu = {
  id: 'company',
  label: 'Company',
  groups: [
    {
      id: 'about',
      links: links('about', { description: 'A second line' }),
    },
  ],
  spotlight: {
    id: 'spotlight-hover',
    label: 'Hover',
    subtitle: 'Focus on its button',
    description: 'A picture that is a link',
    href: '/stories',
    pictures: ['studio', 'bakery'].map((file) => ({
      folder: 'spotlight',
      file,
    })),
  },
};

/** Menus whose entries are named after the state they are shown in. */
export const stateNavigation: LintelNavigation = {
  version: 1,
  items: [...menus, ...links('bar')],
};

/** Links alone: the menus have a story of their own. */
export const stateLinks: LintelNavigation = {
  version: 1,
  items: links('bar'),
  account: links('account').slice(0, -1),
};

export const spotlightNavigation: LintelNavigation = {
  version: 1,
  items: [spotlightMenu],
};

const LOCALES = ['en-US', 'de-DE', 'es-ES', 'fr-FR', 'it-IT'] as const;

export const stateLanguages: LanguageSite[] = ['Current', ...stateNames].map(
  (title, index) => ({
    title,
    fullName: title,
    code: title.toLowerCase(),
    locale: LOCALES[index]!,
  }),
);

/** The sections of a side navigation. */
export const stateSections = ['Current', ...stateNames].map((label) => ({
  id: label.toLowerCase(),
  label,
}));
