import { hardLimits, lengthLimits } from '../lengthLimits';
import type {
  Navigation,
  NavigationGroup,
  NavigationMenu,
} from '../navigation';
import {
  accountLink,
  badge,
  link,
  logOut,
  picture,
  spotlight,
} from './linkSchema';
import {
  availability,
  filledText,
  id,
  listOf,
  objectOf,
  optionalText,
} from './schemaParts';

const groupProperties = {
  id,
  label: {
    ...optionalText,
    title: 'Heading',
    description: `At most ${lengthLimits.groupLabel} characters fit. Without one, the menu's label names the list.`,
  },
  ...availability,
  links: { ...listOf('#/$defs/link'), title: 'Links' },
} as const satisfies Record<keyof NavigationGroup, unknown>;

const menuProperties = {
  id,
  label: {
    ...filledText,
    title: 'Label',
    description: `Stands in the bar; at most ${lengthLimits.topLevelLabel} characters fit.`,
  },
  ...availability,
  groups: { ...listOf('#/$defs/group'), title: 'Columns' },
  viewAll: { $ref: '#/$defs/link', title: "Link at the panel's foot" },
  spotlight: {
    $ref: '#/$defs/spotlight',
    title: "Spotlight at the panel's end",
  },
} as const satisfies Record<keyof NavigationMenu, unknown>;

const navigationProperties = {
  version: {
    type: 'integer',
    const: 1,
    default: 1,
    title: 'Version',
    description: 'Of this format.',
  },
  items: {
    type: 'array',
    minItems: 1,
    maxItems: hardLimits.entries,
    title: 'Entries of the bar',
    description: 'An entry with columns opens a panel; another is a link.',
    items: {
      if: {
        type: 'object',
        properties: { groups: true },
        required: ['groups'],
      },
      then: { $ref: '#/$defs/menu' },
      else: { $ref: '#/$defs/link' },
    },
  },
  account: {
    type: 'array',
    minItems: 1,
    maxItems: hardLimits.entries,
    title: 'Entries of the account menu',
    description:
      'Links, and the entry that logs out. Without them: Account Dashboard, Domains and Log Out.',
    items: {
      if: {
        type: 'object',
        properties: { action: true },
        required: ['action'],
      },
      then: { $ref: '#/$defs/logOut' },
      else: { $ref: '#/$defs/accountLink' },
    },
  },
} as const satisfies Record<keyof Navigation, unknown>;

const group = objectOf('Column', groupProperties, ['id', 'links']);
const menu = objectOf('Menu', menuProperties, ['id', 'label', 'groups']);

export const navigation = objectOf('Navigation', navigationProperties, [
  'version',
  'items',
]);

/** What `$ref` refers to, in both schemas. */
export const definitions = {
  badge,
  link,
  picture,
  spotlight,
  group,
  menu,
  accountLink,
  logOut,
} as const;
