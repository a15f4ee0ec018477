import { isKind, type Reason } from './fields';
import { entries, error, type Place } from './place';
import { lengthOf } from '../../core/reading';

/** The entries of a list that has to hold something. */
export function filledList(at: Place, reason: Reason): Place[] {
  if (!isKind(at, 'list', reason)) return [];
  if (lengthOf(at.value) === 0) {
    error(at, `\`${at.name}\` is empty: ${reason.why} ${reason.fix}`);
  }
  return entries(at);
}
