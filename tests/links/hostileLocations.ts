import fc from 'fast-check';

/** A value that an attacker may pass as a path. */
export interface HostileLocation {
  title: string;
  location: unknown;
}

/** Printed in the titles of tests that use it. */
export const LOCATION_SEED = 20_251;

const EVIL = 'evil.example';

/** Splits a string at spaces. */
const wordsOf = (text: string) =>
  text.trim().replaceAll('EVIL', EVIL).split(/\s+/);

const otherSites = wordsOf(String.raw`
  //EVIL ///EVIL ////EVIL/path \EVIL \\EVIL /\EVIL \/EVIL /\/EVIL /.//EVIL
  /..//EVIL /./.\EVIL /a/..//EVIL /%2e%2e//EVIL /%2e//EVIL https://EVIL
  HTTPS://EVIL https:EVIL https:/EVIL https:\\EVIL http:///EVIL
  //user:password@EVIL //EVIL:443 //www.example.com@EVIL
  //www.example.com\@EVIL //www.example.com.EVIL //[::1] //0x7f000001
  //evil。example //ⓔvil.example ftp://EVIL blob:https://EVIL/x
`);

/** A browser trims some white space, and removes some inside. */
const hiddenSigns = [
  `/\t/${EVIL}`,
  `/\n/${EVIL}`,
  `/\r\n/${EVIL}`,
  `\t//${EVIL}`,
  ` //${EVIL}`,
  `\u0000//${EVIL}`,
  `/\u0000/${EVIL}`,
  `\u00a0//${EVIL}`,
  `\ufeff//${EVIL}`,
  `/\u200b/${EVIL}`,
  `/\u202e/${EVIL}`,
  `ht\ntps://${EVIL}`,
  `/\u2044${EVIL}`,
  `/\uff0f${EVIL}`,
  `/\ud800/${EVIL}`,
  `//\udfff${EVIL}`,
  '\ud800',
  '/\udc00?\ud800#\udfff',
];

const encoded = wordsOf(String.raw`
  %2f%2fEVIL /%2FEVIL /%5CEVIL %5c%5cEVIL /%09/EVIL /%0d%0aLocation:%20//EVIL
  /%252f%252fEVIL /&#47;EVIL /\u002fEVIL /% /%E0%A4%A /%00
`);

const inParts = wordsOf(String.raw`
  @EVIL :password@EVIL .EVIL -EVIL :443@EVIL ?//EVIL #//EVIL /?location=//EVIL
  /templates&location=//EVIL /templates#&location=//EVIL /a?b#c?d#e /;//EVIL
  /.. /../../.. /auth/protected-redirect/login?location=/auth
`);

const scripts = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  `javascript://${EVIL}/%0aalert(1)`,
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '/"><script>alert(1)</script>',
];

const keysOfObjects = wordsOf(String.raw`
  __proto__ constructor prototype toString hasOwnProperty /__proto__
`);

const huge = [
  '/'.repeat(100_000),
  '\\'.repeat(100_000),
  `/${'a'.repeat(1_000_000)}`,
  `/${'..'.repeat(50_000)}/${EVIL}`,
  `/${'%2f'.repeat(50_000)}`,
  `/${'\ud800'.repeat(50_000)}`,
];

const notStrings: [string, unknown][] = [
  ['undefined', undefined],
  ['null', null],
  ['a number', 5],
  ['NaN', NaN],
  ['true', true],
  ['a BigInt', 5n],
  ['a symbol', Symbol('x')],
  ['a list', [`//${EVIL}`]],
  ['an object', {}],
  ['an object without a prototype', Object.create(null)],
  [
    'an object whose toString returns another site',
    { toString: () => `//${EVIL}` },
  ],
  ['a string object', new String(`//${EVIL}`)],
  ['an address', new URL(`https://${EVIL}`)],
  ['a function', () => `//${EVIL}`],
];

const named: HostileLocation[] = [
  '',
  ...otherSites,
  ...hiddenSigns,
  ...encoded,
  ...inParts,
  ...scripts,
  ...keysOfObjects,
  ...huge,
].map((location) => ({ title: titleOf(location), location }));

const ends = ['', '/', '//', '/\\', '\\', '/.', '/%2F', 'https:', '@', '.'];
const signs = ['/', '\\', '.', ':', '@', '?', '#', '%', '\t', '\n', '\r', ' '];

/** Addresses that look like another site, with special characters. */
const drawn = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...ends),
      fc.array(
        fc.oneof(
          fc.constantFrom(...signs, '\0', '\ud800', EVIL, 'https', '%5c'),
          fc.string({ unit: 'binary', maxLength: 3 }),
        ),
        { maxLength: 8 },
      ),
    )
    .map(([start, parts]) => start + parts.join('')),
  fc
    .tuple(fc.constantFrom(...otherSites), fc.constantFrom(...signs), fc.nat())
    .map(([text, sign, draw]) => {
      const at = draw % text.length;
      return text.slice(0, at) + sign + text.slice(at);
    }),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

/** The named locations, and random ones of the seed. */
export function hostileLocations(
  count: number,
  seed: number,
): HostileLocation[] {
  const known = [
    ...named,
    ...notStrings.map(([title, location]) => ({ title, location })),
  ];
  const numRuns = count - known.length;
  return [
    ...known,
    ...fc
      .sample(drawn, { numRuns, seed })
      .map((location) => ({ title: titleOf(location), location })),
  ];
}

function titleOf(location: string): string {
  const text = JSON.stringify(location);
  return text.length > 60
    ? `${text.slice(0, 50)}… (${location.length} characters)`
    : text;
}
