import fc from 'fast-check';
import { hostileLocations, LOCATION_SEED } from '../links/hostileLocations';

/** A cookie that an attacker may have set, as in `document.cookie`. */
export interface HostileCookie {
  title: string;
  value: string;
}

/** Printed in the titles of tests that use it. */
export const COOKIE_SEED = 20_252;

const noJson = [
  '',
  '{',
  '}',
  '[',
  '"',
  "{'language':'de-DE'}",
  '{"language":',
  '{"language":"de-DE","currency":"EUR"',
  'undefined',
  'NaN',
  '%7B%22language%22',
  '<html>',
  '\ufeff{}',
];

const noObject = ['null', 'true', '5', '"EUR"', '[]', '[{"currency":"EUR"}]'];

const noCurrency = [
  '{}',
  '{"currency":null}',
  '{"currency":5}',
  '{"currency":{"toString":"EUR"}}',
  '{"currency":["EUR"]}',
  '{"currency":"EUR\\n"}',
  '{"currency":"\\ud800"}',
  '{"currency":"//evil.example"}',
  '{"currency":"<script>"}',
  '{"language":"//evil.example","currency":"; domain=evil.example"}',
  '{"language":"https://evil.example","currency":"javascript:alert(1)"}',
];

const keysOfObjects = [
  '{"__proto__":{"currency":"EUR","polluted":true}}',
  '{"constructor":{"prototype":{"currency":"EUR"}}}',
  '{"toString":5,"valueOf":5,"currency":{"__proto__":null}}',
  '{"length":1e9}',
  '__proto__',
  'constructor',
];

const signs = [
  '\0',
  '\r\nSet-Cookie: a=b',
  '%0d%0aLocation:%20//evil.example',
  '\t',
  '%00',
  '%',
  '%E0%A4%A',
  '%ff%fe',
  '%ED%A0%80',
  '\ud800',
  '\udfff\ud800',
  '"\ud83d"',
  '&crumb=b',
  '#',
  '?a=b',
  '/../../evil',
  'a=b=c',
  '; crumb=second; ss_i18n=second',
  ';;;;',
  ' ; ',
];

const huge = [
  'x'.repeat(1_000_000),
  '%'.repeat(100_000),
  '{"a":'.repeat(10_000),
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `{"currency":"${'EUR'.repeat(100_000)}"}`,
  '; '.repeat(50_000),
  '\ud800'.repeat(50_000),
];

const named = [
  ...noJson,
  ...noObject,
  ...noCurrency,
  ...keysOfObjects,
  ...signs,
  ...huge,
];

const drawn = fc.oneof(
  fc.json({ stringUnit: 'binary' }),
  fc.json().map(encodeURIComponent),
  fc
    .tuple(fc.json(), fc.nat(), fc.string({ unit: 'binary', maxLength: 4 }))
    .map(([json, draw, text]) => {
      const at = draw % (json.length + 1);
      return json.slice(0, at) + text + json.slice(at + 1);
    }),
  fc
    .record({ language: fc.anything(), currency: fc.anything() })
    .map((value) => fc.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 100 }),
);

/** The named cookies, the hostile locations, and random cookies of the seed. */
export function hostileCookies(count: number, seed: number): HostileCookie[] {
  const locations = hostileLocations(200, LOCATION_SEED).flatMap(
    ({ location }) => (typeof location === 'string' ? [location] : []),
  );
  const known = [...named, ...locations];
  const numRuns = count - known.length;
  return [...known, ...fc.sample(drawn, { numRuns, seed })].map(
    (value, at) => ({ title: titleOf(value, at), value }),
  );
}

function titleOf(value: string, at: number): string {
  return `${at} ${JSON.stringify(value.slice(0, 40))}`;
}
