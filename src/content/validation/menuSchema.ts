import * as v from 'valibot';
import { kindOf, namesOf, readProperty } from '../../core/report/reading';
import { suggestName } from '../../core/report/suggestName';
import { lengthLimits } from './lengthLimits';
import type {
  AccountEntry,
  Navigation,
  NavigationGroup,
  NavigationMenu,
} from '../navigation';
import {
  accountLink,
  availability,
  badge,
  expectEnglish,
  idAmong,
  knownToBeOne,
  link,
  logOut,
  picture,
  spotlight,
  topLevelLink,
} from './linkSchema';
import {
  constant,
  list,
  object,
  oneOf,
  optionalText,
  requiredText,
  type Finding,
} from './schemaParts';

const group = object<NavigationGroup>(
  {
    title: 'Column',
    why: 'the header leaves the column out.',
    fix: 'Write a column: { id, label, links }.',
    warnings: [expectEnglish, repeatedTargets],
  },
  {
    id: idAmong('siblings'),
    label: optionalText({
      title: 'Heading',
      description: `At most ${lengthLimits.groupLabel} characters fit. Without one, the menu's label names the list.`,
      why: 'the header shows the column without a heading.',
      fix: 'Write the heading, or leave it out.',
      fits: lengthLimits.groupLabel,
    }),
    ...availability,
    links: list(link, {
      title: 'Links',
      why: 'the header leaves out a column without links.',
      fix: 'List the links, [{ id, label, href }], or remove the column.',
    }),
  },
);

function* repeatedTargets({ links }: NavigationGroup): Iterable<Finding> {
  const seen = new Map<string, number>();
  for (const [{ href, host }, at] of partsOf(links)) {
    if (typeof href !== 'string') continue;
    const target = `${String(host)} ${href}`;
    const first = seen.get(target) ?? at;
    seen.set(target, first);
    if (first === at) continue;
    yield [
      `repeats \`links[${first}].href\` in the same column; visitors expect another page. Remove one of the two.`,
      ...['links', at, 'href'],
    ];
  }
}

const menu = object<NavigationMenu>(
  { ...knownToBeOne, title: 'Menu', warnings: [expectEnglish, expectHeadings] },
  {
    id: idAmong('items'),
    label: requiredText({
      title: 'Label',
      description: `The text of its button in the bar. At most ${lengthLimits.topLevelLabel} characters fit.`,
      why: 'the header leaves out a menu without a label.',
      fix: 'Write the text of its button, such as `Products`.',
      fits: lengthLimits.topLevelLabel,
    }),
    ...availability,
    groups: list(group, {
      title: 'Columns',
      why: 'the header leaves out a menu without columns.',
      fix: 'List the columns, [{ id, links }], or make it a link with `href`.',
    }),
    viewAll: reference(link, "Link at the panel's foot"),
    spotlight: reference(spotlight, "Spotlight at the panel's end"),
  },
);

/** In JSON Schema, a `$ref` with a title. Without `lazy`, the whole schema would be copied. */
function reference<Thing>(schema: v.GenericSchema<Thing>, title: string) {
  return v.optional(
    v.pipe(
      v.lazy(() => schema),
      v.metadata({ title }),
    ),
  );
}

/** Warns about missing headings: the menu's label names only one list. */
function* expectHeadings({ groups }: NavigationMenu): Iterable<Finding> {
  const columns = partsOf(groups);
  for (const [{ label }, at] of columns.length > 1 ? columns : []) {
    if (label !== undefined && label !== '') continue;
    yield [
      'is missing; the menu has several columns, and screen readers read no name for this one. Write its heading.',
      ...['groups', at, 'label'],
    ];
  }
}

const noItem = object(
  {
    why: 'the header leaves it out.',
    fix: 'Write a menu { id, label, groups }, or a link { id, label, href }.',
  },
  {},
);

const item = oneOf(menu, topLevelLink, (given) => {
  if (kindOf(given) !== 'object') return noItem;
  return isMenuLike(given) ? menu : topLevelLink;
});

const MENU_ONLY = ['groups', 'viewAll', 'spotlight'];

/** Whether an item has the properties of a menu, even if they are misspelt. */
function isMenuLike(given: unknown): boolean {
  const has = (name: string) => readProperty(given, name) !== undefined;
  const isOfMenu = (name: string) => !!suggestName(name, MENU_ONLY);
  return has('groups') || (!has('href') && namesOf(given).some(isOfMenu));
}

const entry = oneOf(logOut, accountLink, (given) => {
  const isLink = readProperty(given, 'action') === undefined;
  return isLink || kindOf(given) !== 'object' ? accountLink : logOut;
});

export const navigation = object<Navigation>(
  {
    title: 'Navigation',
    why: 'the header shows its default menus.',
    fix: 'Write { version: 1, items }.',
  },
  {
    version: constant(1, {
      title: 'Version',
      description: 'The version of this format.',
      why: 'the header reads it as version 1.',
      fix: 'Write `version: 1`.',
    }),
    items: list(item, {
      title: 'Items of the bar',
      description: 'An item with columns is a menu. Others are links.',
      why: 'the header shows its default menus.',
      fix: 'List the items of the bar: [{ id, label, groups }, { id, label, href }].',
    }),
    account: v.optional(
      list(entry, {
        title: 'Entries of the account menu',
        description:
          'Links and the logout entry. By default: Account Dashboard, Domains and Log Out.',
        why: 'the account menu shows its default entries.',
        fix: "List them, [{ id, label, href }, { id, label, action: 'logOut' }], or leave it out.",
        warnings: [expectLogOut],
      }),
    ),
  },
);

function* expectLogOut(entries: readonly AccountEntry[]): Iterable<Finding> {
  if (entries.length === 0) return;
  // An invalid value of `action` has been reported already.
  const logsOut = (part: object) =>
    'action' in part && part.action === 'logOut';
  if (partsOf(entries).some(([part]) => logsOut(part))) return;
  yield [
    "has no entry that logs out; logged-in visitors find Log Out only in the drawer. Add { id: 'log-out', label: 'Log Out', action: 'logOut' }.",
  ];
}

/** The valid entries of a list, with their indexes. The list itself may be `unreadable`. */
function partsOf<Part extends object>(
  list: readonly Part[] | undefined,
): [Part, number][] {
  if (!Array.isArray(list)) return [];
  return (list as Part[]).flatMap((part, at): [Part, number][] =>
    typeof part === 'object' ? [[part, at]] : [],
  );
}

/** The definitions that `$ref` refers to in JSON Schema. */
export const definitions = {
  badge,
  link,
  topLevelLink,
  picture,
  spotlight,
  group,
  menu,
  accountLink,
  logOut,
};
