import { createBackendControl } from '../src/testing/controlClient';
import { RETURNED } from './returned.js';

/** The visitor of a story: logged in or logged out. */
export type Visitor = 'loggedOut' | 'loggedIn' | 'checking' | 'failing';

/**
 * Fields of the logged-in visitor to override: `parameters: { user: {
 * firstName: 'Bo' } }`.
 */
export type UserFields = NonNullable<Parameters<typeof backend.signIn>[0]>;

const CURRENT_USER = '/api/me';

const faults = {
  loggedOut: null,
  loggedIn: null,
  checking: { never: true },
  failing: { status: 503, body: 'Service unavailable' },
} as const;

const backend = createBackendControl();

/**
 * Logs this visitor in at the embedded backend, or out. The header then asks
 * the backend as usual. Returns a function that undoes it.
 */
export async function receiveVisitor(
  visitor: Visitor,
  user?: UserFields,
): Promise<() => Promise<void>> {
  // Several people may use this Storybook at the same time.
  await backend.isolate();
  await backend.setFault(CURRENT_USER, faults[visitor]);
  // If the visitor has just logged in or out in the story, that is kept.
  if (!hasReturned()) {
    await (visitor === 'loggedIn' ? backend.signIn(user) : backend.signOut());
  }
  // Also answers requests that are being held: while a browser waits for an
  // address, it does not request it again.
  return () => backend.reset();
}

/** Only once: a manual reload starts over. */
function hasReturned(): boolean {
  const address = new URL(location.href);
  if (!address.searchParams.has(RETURNED)) return false;
  address.searchParams.delete(RETURNED);
  history.replaceState(history.state, '', address);
  return true;
}
