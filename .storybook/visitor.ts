import { createBackendControl } from '../src/testing/controlClient';
import { RETURNED } from './returned.js';

/** Who looks at a story. */
export type Visitor = 'loggedOut' | 'loggedIn' | 'checking' | 'failing';

/** What is different about a member: `parameters: { member: { firstName: 'Bo' } }`. */
export type Member = NonNullable<Parameters<typeof backend.signIn>[0]>;

const CURRENT_USER = '/api/me';

const faults = {
  loggedOut: null,
  loggedIn: null,
  checking: { never: true },
  failing: { status: 503, body: 'Service unavailable' },
} as const;

const backend = createBackendControl();

/**
 * Brings the embedded backend to where it takes the page for this visitor's;
 * the header then asks it, as it would any. Returns the way back.
 */
export async function receiveVisitor(
  visitor: Visitor,
  member?: Member,
): Promise<() => Promise<void>> {
  // Several people may have this Storybook open.
  await backend.isolate();
  await backend.setFault(CURRENT_USER, faults[visitor]);
  // Who has just logged in or out in the story stays that way.
  if (!hasReturned()) {
    await (visitor === 'loggedIn' ? backend.signIn(member) : backend.signOut());
  }
  // Answers what is still held, too: a browser that waits for an address does
  // not ask for it a second time.
  return () => backend.reset();
}

/** Once: a reload by hand begins anew. */
function hasReturned(): boolean {
  const address = new URL(location.href);
  if (!address.searchParams.has(RETURNED)) return false;
  address.searchParams.delete(RETURNED);
  history.replaceState(history.state, '', address);
  return true;
}
