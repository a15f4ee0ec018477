import { lengthLimits } from '../lengthLimits';
import {
  checkNames,
  filledList,
  isKind,
  optionalChoice,
  requiredText,
} from './fields';
import { definitions } from './menuSchema';
import { field, warn, type Place } from './place';
import { readProperty } from '../../core/reading';
import { checkId, type Ids } from './uniqueIds';
import { columnLimits, validateTarget } from './validateLink';

/** The entries of the account menu, which may be left out. */
export function validateAccount(at: Place, ids: Ids): void {
  if (at.value === undefined) return;
  const places = filledList(at, {
    why: 'the account menu shows its usual entries.',
    fix: "List them, [{ id, label, href }, { id, label, action: 'logOut' }], or leave it out.",
  });
  for (const place of places) validateEntry(place, ids);
  if (places.length > 0 && !places.some(logsOut)) {
    warn(
      at,
      "`account` has no entry that logs out: members find Log Out in the drawer of small screens alone. Add { id: 'log-out', label: 'Log Out', action: 'logOut' }.",
    );
  }
}

function validateEntry(at: Place, ids: Ids): void {
  const isEntry = isKind(at, 'object', {
    why: 'the account menu leaves it out.',
    fix: "Write a link, { id, label, href }, or { id, label, action: 'logOut' }.",
  });
  if (!isEntry) return;
  if (readProperty(at.value, 'action') === undefined) {
    checkNames(at, Object.keys(definitions.accountLink.properties));
    validateTarget(at, columnLimits, ids);
  } else validateLogOut(at, ids);
}

function validateLogOut(at: Place, ids: Ids): void {
  checkNames(at, Object.keys(definitions.logOut.properties));
  checkId(at, ids);
  requiredText(field(at, 'label'), {
    why: 'the account menu leaves out an entry that says nothing.',
    fix: 'Write what members read, such as `Log Out`.',
    fits: lengthLimits.linkLabel,
  });
  optionalChoice(field(at, 'action'), ['logOut'], {
    why: 'the account menu knows no such action, and leaves the entry out.',
    fix: 'Write `logOut`, or leave it out for a link.',
  });
}

function logsOut({ value }: Place): boolean {
  return readProperty(value, 'action') === 'logOut';
}
