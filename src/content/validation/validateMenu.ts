import { lengthLimits } from '../lengthLimits';
import {
  checkNames,
  filledList,
  isKind,
  optionalText,
  requiredText,
} from './fields';
import { definitions } from './menuSchema';
import { field, warn, type Place } from './place';
import { kindOf } from '../../core/reading';
import { checkId, type Ids } from './uniqueIds';
import { validateAvailability } from './validateAvailability';
import { columnLimits, validateLink } from './validateLink';
import { validateSpotlight } from './validateSpotlight';

/** The ids that a navigation has used so far. */
export interface NavigationIds {
  items: Ids;
  links: Ids;
}

/** An entry of the bar that opens a panel. */
export function validateMenu(at: Place, ids: NavigationIds): void {
  checkNames(at, Object.keys(definitions.menu.properties));
  checkId(at, ids.items);
  requiredText(field(at, 'label'), {
    why: 'the header leaves out a menu without a name.',
    fix: 'Write what visitors read in the bar, such as `Products`.',
    fits: lengthLimits.topLevelLabel,
  });
  validateAvailability(at);
  validateGroups(field(at, 'groups'), ids);
  const viewAll = field(at, 'viewAll');
  if (viewAll.value !== undefined) {
    validateLink(viewAll, columnLimits, ids.links);
  }
  const spotlight = field(at, 'spotlight');
  if (spotlight.value !== undefined) validateSpotlight(spotlight, ids.links);
}

function validateGroups(at: Place, ids: NavigationIds): void {
  const groups = filledList(at, {
    why: 'the header leaves out a menu that has nothing to open.',
    fix: 'List its columns, [{ id, links }], or make it a link with `href`.',
  });
  const groupIds: Ids = new Map();
  for (const group of groups) validateGroup(group, groupIds, ids.links);
  const columns = groups.filter(({ value }) => kindOf(value) === 'object');
  if (columns.length > 1) columns.forEach(expectHeading);
}

function validateGroup(at: Place, groupIds: Ids, linkIds: Ids): void {
  const isGroup = isKind(at, 'object', {
    why: 'the header leaves the column out.',
    fix: 'Write a column: { id, label, links }.',
  });
  if (!isGroup) return;
  checkNames(at, Object.keys(definitions.group.properties));
  checkId(at, groupIds);
  optionalText(field(at, 'label'), {
    why: 'the header shows the column without a heading.',
    fix: 'Write its heading, or leave it out.',
    fits: lengthLimits.groupLabel,
  });
  validateAvailability(at);
  const links = filledList(field(at, 'links'), {
    why: 'the header leaves out a column without links.',
    fix: 'List its links, [{ id, label, href }], or take the column out.',
  });
  for (const link of links) validateLink(link, columnLimits, linkIds);
  warnOfSameTargets(links);
}

/** The menu's name cannot tell two lists apart. */
function expectHeading(group: Place): void {
  const label = field(group, 'label');
  if (label.value !== undefined && label.value !== '') return;
  warn(
    label,
    '`label` is missing: the menu has several columns, and to screen readers this one has no name of its own. Write its heading.',
  );
}

function warnOfSameTargets(links: Place[]): void {
  const seen = new Map<string, string>();
  for (const link of links) {
    const href = field(link, 'href');
    if (typeof href.value !== 'string') continue;
    const target = `${String(field(link, 'host').value)} ${href.value}`;
    const first = seen.get(target);
    seen.set(target, first ?? href.path);
    if (first === undefined) continue;
    warn(
      href,
      `\`href\` leads where \`${first}\` leads, in the same column: visitors take it for another page. Take one of the two out.`,
    );
  }
}
