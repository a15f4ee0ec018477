import { createBackendControl } from '../src/testing/controlClient';
import { RETURNED } from './returned.js';

/** Whether the visitor is logged in. */
export type Visitor = 'loggedOut' | 'loggedIn';

/** How the embedded backend answers. */
export type Mood = keyof typeof faults;

/**
 * Fields of the logged-in visitor to override: `parameters: { user: {
 * firstName: 'Bo' } }`.
 */
export type UserFields = NonNullable<Parameters<typeof backend.signIn>[0]>;

/** Everything except pictures. */
const PATHS = ['/api/*', '/auth/*'];

const faults = {
  fast: null,
  slow: { delay: 2000 },
  silent: { never: true },
  failing: { status: 503, body: 'Service unavailable' },
} as const;

const backend = createBackendControl();

/**
 * Logs this visitor in at the embedded backend, or out. The header then asks
 * the backend as usual. Returns a function that undoes it.
 */
export async function receiveVisitor(
  visitor: Visitor,
  mood: Mood,
  user?: UserFields,
): Promise<() => Promise<void>> {
  // Several people may use this Storybook at the same time.
  await backend.isolate();
  await Promise.all(PATHS.map((path) => backend.setFault(path, faults[mood])));
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
