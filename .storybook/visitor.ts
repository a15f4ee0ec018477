import { createBackendControl, type UserFields } from '../tests/server/control';
import { hasReturned } from './stayInStory';
import { takeTurn } from './takeTurn';

/** Whether the visitor is logged in. */
export type Visitor = 'loggedOut' | 'loggedIn';

/** How the embedded backend answers. */
export type Mood = keyof typeof faults;

const CURRENT_USER = '/api/me';

/** Everything except pictures. */
const PATHS = [
  CURRENT_USER,
  '/api/auth/Logout',
  '/api/track/Track',
  '/api/v1/events',
  '/auth/protected-redirect/login',
  '/auth/protected-redirect/create-account',
];

const faults = {
  fast: null,
  slow: { delay: 2000 },
  silent: { delay: 3_600_000 },
  failing: { status: 503, body: 'Service unavailable' },
} as const;

const backend = createBackendControl();

/**
 * Logs this visitor in at the embedded backend, or out. The header then asks
 * the backend as usual.
 */
export async function receiveVisitor(
  visitor: Visitor,
  mood: Mood,
  user?: UserFields,
): Promise<void> {
  await takeTurn();
  // Several people may use this Storybook at the same time.
  await backend.isolate();
  // A visitor who has just logged in or out in the story stays so.
  if (hasReturned()) {
    await backend.setFault(CURRENT_USER, faults[mood]);
    return;
  }
  // Also answers requests that the last story still holds: while a browser waits
  // for an address, it does not request it again.
  await backend.reset();
  const fault = faults[mood];
  if (fault) {
    await Promise.all(PATHS.map((path) => backend.setFault(path, fault)));
  }
  if (visitor === 'loggedIn') await backend.logIn(user);
  // Answers with 204 instead of 401, for which browsers and the header print an
  // error: a story without a fault prints nothing.
  else if (mood === 'fast' || mood === 'slow') {
    await backend.setFault(CURRENT_USER, { ...fault, status: 204 });
  }
}
