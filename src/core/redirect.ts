import { samePagePath, wellFormed } from './samePagePath';

/** Where a log-in or sign-up leads back to unless it is told (specification §2: the templates page). */
export const DEFAULT_LOCATION = '/templates';

const DEFAULT_ACTION = 'create-account';

export interface RedirectOptions {
  /** @default 'create-account' */
  action?: string;
  /** A path on this site. Anything else becomes the default. @default '/templates' */
  location?: string;
}

/** The path of the log-in and sign-up redirect (specification §2). */
export function protectedRedirectPath(options?: RedirectOptions): string {
  const { action, location } = options ?? {};
  const path = samePagePath(location) ?? DEFAULT_LOCATION;
  return `/auth/protected-redirect/${safeAction(action)}?location=${encodeURIComponent(path)}`;
}

/** One segment of the path: `..` would leave it. */
function safeAction(action: unknown): string {
  return typeof action !== 'string' || /^\.*$/.test(action)
    ? DEFAULT_ACTION
    : encodeURIComponent(wellFormed(action));
}
