import { isLogOut } from '../../content/accountEntries';
import type { AccountEntry, AccountLink } from '../../content/navigation';

/** Where avatar and account row lead; `undefined` where a list has nothing but Log Out. */
export function firstAccountLink(
  entries: readonly AccountEntry[],
): AccountLink | undefined {
  return entries.find((entry): entry is AccountLink => !isLogOut(entry));
}
