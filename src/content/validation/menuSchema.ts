import * as v from 'valibot';
import { kindOf, readProperty } from '../../core/report/reading';
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
      fix: 'Write its heading, or leave it out.',
      fits: lengthLimits.groupLabel,
    }),
    ...availability,
    links: list(link, {
      title: 'Links',
      why: 'the header leaves out a column without links.',
      fix: 'List its links, [{ id, label, href }], or take the column out.',
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
      `leads where \`links[${first}].href\` leads, in the same column: visitors take it for another page. Take one of the two out.`,
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
      description: `Stands in the bar; at most ${lengthLimits.topLevelLabel} characters fit.`,
      why: 'the header leaves out a menu without a name.',
      fix: 'Write what visitors read in the bar, such as `Products`.',
      fits: lengthLimits.topLevelLabel,
    }),
    ...availability,
    groups: list(group, {
      title: 'Columns',
      why: 'the header leaves out a menu that has nothing to open.',
      fix: 'List its columns, [{ id, links }], or make it a link with `href`.',
    }),
    viewAll: reference(link, "Link at the panel's foot"),
    spotlight: reference(spotlight, "Spotlight at the panel's end"),
  },
);

/** In JSON Schema a title beside a `$ref`: without `lazy` the whole would be copied there. */
function reference<Thing>(schema: v.GenericSchema<Thing>, title: string) {
  return v.optional(
    v.pipe(
      v.lazy(() => schema),
      v.metadata({ title }),
    ),
  );
}

/** The menu's name cannot tell two lists apart. */
function* expectHeadings({ groups }: NavigationMenu): Iterable<Finding> {
  const columns = partsOf(groups);
  for (const [{ label }, at] of columns.length > 1 ? columns : []) {
    if (label !== undefined && label !== '') continue;
    yield [
      'is missing: the menu has several columns, and to screen readers this one has no name of its own. Write its heading.',
      ...['groups', at, 'label'],
    ];
  }
}

const noItem = object(
  {
    why: 'the header leaves it out.',
    fix: 'Write a menu, { id, label, groups }, or a link, { id, label, href }.',
  },
  {},
);

const item = oneOf(menu, topLevelLink, (given) => {
  if (kindOf(given) !== 'object') return noItem;
  return isMenuLike(given) ? menu : topLevelLink;
});

/** What has columns opens a panel; so would what has only the rest of one. */
function isMenuLike(given: unknown): boolean {
  const has = (name: string) => readProperty(given, name) !== undefined;
  return (
    has('groups') || (!has('href') && (has('viewAll') || has('spotlight')))
  );
}

const entry = oneOf(logOut, accountLink, (given) => {
  const isLink = readProperty(given, 'action') === undefined;
  return isLink || kindOf(given) !== 'object' ? accountLink : logOut;
});

export const navigation = object<Navigation>(
  {
    title: 'Navigation',
    why: 'the header shows its own menus instead.',
    fix: 'Write { version: 1, items }.',
  },
  {
    version: constant(1, {
      title: 'Version',
      description: 'Of this format.',
      why: 'the header reads version 1 of this format, and takes everything for that.',
      fix: 'Write `version: 1`.',
    }),
    items: list(item, {
      title: 'Entries of the bar',
      description: 'An entry with columns opens a panel; another is a link.',
      why: 'the header shows its own menus instead.',
      fix: 'List the entries of the bar: [{ id, label, groups }, { id, label, href }].',
    }),
    account: v.optional(
      list(entry, {
        title: 'Entries of the account menu',
        description:
          'Links, and the entry that logs out. Without them: Account Dashboard, Domains and Log Out.',
        why: 'the account menu shows its usual entries.',
        fix: "List them, [{ id, label, href }, { id, label, action: 'logOut' }], or leave it out.",
        warnings: [expectLogOut],
      }),
    ),
  },
);

function* expectLogOut(entries: readonly AccountEntry[]): Iterable<Finding> {
  if (entries.length === 0) return;
  // What is wrong has a name all the same.
  const logsOut = (part: object) =>
    'action' in part && part.action === 'logOut';
  if (partsOf(entries).some(([part]) => logsOut(part))) return;
  yield [
    "has no entry that logs out: members find Log Out in the drawer of small screens alone. Add { id: 'log-out', label: 'Log Out', action: 'logOut' }.",
  ];
}

/** The good parts of a list that may be `unreadable` itself, with their numbers. */
function partsOf<Part extends object>(
  list: readonly Part[] | undefined,
): [Part, number][] {
  if (!Array.isArray(list)) return [];
  return (list as Part[]).flatMap((part, at): [Part, number][] =>
    typeof part === 'object' ? [[part, at]] : [],
  );
}

/** What `$ref` refers to in JSON Schema. */
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
