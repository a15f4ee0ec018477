import { readCookie } from './cookies';

/** How long a log-out may keep the visitor waiting, in ms. */
const LOGOUT_PATIENCE = 3_000;

/**
 * Ends the session (specification §7). Settles also when that fails, at the
 * latest after 3 s.
 *
 * @param endpoint @default '/api/auth/Logout'
 */
export async function logOut(endpoint = '/api/auth/Logout'): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LOGOUT_PATIENCE);
  });
  await Promise.race([postLogout(endpoint), patience]);
  clearTimeout(timer);
}

async function postLogout(endpoint: string): Promise<void> {
  // It mends what anybody may have written into the cookie.
  const query = new URLSearchParams({ crumb: readCookie('crumb') ?? '' });
  try {
    const response = await fetch(`${endpoint}?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
      keepalive: true,
    });
    if (!response.ok) throw new Error(`HTTP Status ${response.status}`);
  } catch (error) {
    console.error('Error logging out', error);
  }
}
