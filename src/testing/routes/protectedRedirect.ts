import { lastSegment, notFound, type Route } from './route';

const actions = ['login', 'create-account'];

/** Nobody escapes an address more often than this in good faith. */
const MOST_READINGS = 8;

/** Signs the browser in and sends it on: the log-in page, without its form (specification §2). */
export const protectedRedirect: Route = {
  method: 'GET',
  path: '/auth/protected-redirect/*',
  answer(request, sessions) {
    const action = lastSegment(protectedRedirect, request);
    if (!action || !actions.includes(action)) return notFound(request);
    sessions.end(request.cookies);
    return {
      status: 302,
      headers: {
        location: sameSitePath(request.query.location ?? '/'),
        'set-cookie': sessions.open().setCookie,
      },
    };
  },
};

/**
 * The path, if it stays on this site however often a browser decodes it; `/`
 * otherwise.
 */
function sameSitePath(location: string): string {
  let reading = location;
  for (let round = 0; round < MOST_READINGS; round += 1) {
    const [path = ''] = reading.split(/[?#]/);
    const staysHere = path.startsWith('/') && !/\/\/|\\/.test(path);
    // Browsers drop tabs and line ends from addresses before they read them.
    if (!staysHere || hasControlCharacter(reading)) return '/';
    const decoded = decodeBytes(reading);
    if (decoded === reading) {
      const { pathname, search, hash } = new URL(location, 'http://localhost');
      return pathname + search + hash;
    }
    reading = decoded;
  }
  return '/';
}

/** `decodeURIComponent` gives up on the first escape that is not UTF-8, and leaves the others unread. */
function decodeBytes(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((letter) => letter < ' ' || letter === '\x7f');
}
