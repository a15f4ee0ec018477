import { lastSegment, notFound, type Route } from './route';

const actions = ['login', 'create-account'];

/** The maximum number of times an address is decoded. Valid addresses need fewer. */
const MOST_READINGS = 8;

/** Logs the browser in and redirects it, as the login page does after its form (behaviour A13). */
export const protectedRedirect: Route = {
  method: 'GET',
  path: '/auth/protected-redirect/*',
  answer(request, sessions) {
    const action = lastSegment(this, request);
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

/** The path if it stays on this site however often it is decoded, and `/` otherwise. */
function sameSitePath(location: string): string {
  let reading = location;
  for (let round = 0; round < MOST_READINGS; round += 1) {
    const [path = ''] = reading.split(/[?#]/);
    const staysHere = path.startsWith('/') && !/\/\/|\\/.test(path);
    // Browsers remove tabs and line breaks from addresses.
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

/** Decodes byte by byte, because `decodeURIComponent` throws if any escape is not UTF-8. */
function decodeBytes(text: string): string {
  return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((letter) => letter < ' ' || letter === '\x7f');
}
