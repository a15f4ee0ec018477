import { lengthLimits } from '../lengthLimits';
import { checkNames, filledList, isKind } from './fields';
import { navigation as schema } from './menuSchema';
import { error, field, type Place } from './place';
import { readProperty } from '../../core/reading';
import { validateAccount } from './validateAccount';
import { validateLink } from './validateLink';
import { validateMenu, type NavigationIds } from './validateMenu';

const barLimits = {
  label: lengthLimits.topLevelLabel,
  description: lengthLimits.description,
};

/** Menus and top-level links. */
export function validateNavigationAt(at: Place): void {
  const isNavigation = isKind(at, 'object', {
    why: 'the header shows its own menus instead.',
    fix: 'Write { version: 1, items }.',
  });
  if (!isNavigation) return;
  checkNames(at, Object.keys(schema.properties));
  checkVersion(field(at, 'version'));
  const items = filledList(field(at, 'items'), {
    why: 'the header shows its own menus instead.',
    fix: 'List the entries of the bar: [{ id, label, groups }, { id, label, href }].',
  });
  const ids: NavigationIds = { items: new Map(), links: new Map() };
  for (const item of items) validateItem(item, ids);
  validateAccount(field(at, 'account'), ids.links);
}

function checkVersion(at: Place): void {
  if (at.value === 1) return;
  const what = at.value === undefined ? 'missing' : 'not 1';
  error(
    at,
    `\`version\` is ${what}: the header reads version 1 of this format, and takes everything for that. Write \`version: 1\`.`,
  );
}

function validateItem(at: Place, ids: NavigationIds): void {
  const isItem = isKind(at, 'object', {
    why: 'the header leaves it out.',
    fix: 'Write a menu, { id, label, groups }, or a link, { id, label, href }.',
  });
  if (!isItem) return;
  if (isMenuLike(at.value)) validateMenu(at, ids);
  else validateLink(at, barLimits, ids.items, ids.links);
}

/** What has columns opens a panel; so would what has only the rest of one. */
function isMenuLike(item: unknown): boolean {
  const has = (name: string) => readProperty(item, name) !== undefined;
  return (
    has('groups') || (!has('href') && (has('viewAll') || has('spotlight')))
  );
}
