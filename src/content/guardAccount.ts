import type { AccountEntry } from './navigation';
import { entries, read, text } from './readSafely';
import { readTarget } from './readTarget';
import { withUniqueIds } from './withUniqueIds';

/** The account entries of a page team's navigation; `undefined` where none of them can be shown. */
export function guardAccount(
  navigation: unknown,
): readonly AccountEntry[] | undefined {
  const account = withUniqueIds(entries(navigation, 'account', readEntry));
  return account.length > 0 ? account : undefined;
}

function readEntry(given: unknown): AccountEntry | undefined {
  const action = read(given, 'action');
  if (action === undefined) return readTarget(given);
  const label = text(given, 'label');
  if (action !== 'logOut' || label === undefined) return;
  return { id: text(given, 'id') ?? 'log-out', label, action };
}
