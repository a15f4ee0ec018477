import { createBackendControl, type UserFields } from '../tests/server/control';
import { hasReturned } from './stayInStory';
import { takeTurn } from './takeTurn';

/** Whether the visitor is logged in. */
export type Visitor = 'loggedOut' | 'loggedIn';

/** How the embedded backend answers. */
export type Mood = keyof typeof faults;

/** Everything except pictures. */
const PATHS = ['/api/*', '/auth/*'];

const CURRENT_USER = '/api/me';

const faults = {
  fast: null,
  slow: { delay: 2000 },
  silent: { delay: 3_600_000 },
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
  await takeTurn();
  // Answers what the last story still holds, also if the same one is shown again.
  await backend.reset();
  // Several people may use this Storybook at the same time.
  await backend.isolate();
  await Promise.all(PATHS.map((path) => backend.setFault(path, faults[mood])));
  await backend.setFault(CURRENT_USER, null);
  // If the visitor has just logged in or out in the story, that is kept.
  if (!hasReturned()) {
    await (visitor === 'loggedIn' ? backend.signIn(user) : receiveNobody(mood));
  }
  // Also answers requests that are being held: while a browser waits for an
  // address, it does not request it again.
  return async () => {
    await backend.reset();
  };
}

/**
 * Answers with 204 instead of 401, for which browsers and the header print an
 * error: a story without a fault prints nothing.
 */
async function receiveNobody(mood: Mood): Promise<void> {
  await backend.signOut();
  if (mood === 'fast' || mood === 'slow') {
    await backend.setFault(CURRENT_USER, { ...faults[mood], status: 204 });
  }
}
