const EVIL = 'evil.example';

/** Values that an attacker may pass as a path: one for each trick. */
export const hostileLocations: readonly string[] = [
  '',
  // Other sites, for a browser.
  `//${EVIL}`,
  `///${EVIL}`,
  `\\\\${EVIL}`,
  `/\\${EVIL}`,
  `/.//${EVIL}`,
  `/a/..//${EVIL}`,
  `/%2e%2e//${EVIL}`,
  `HTTPS:${EVIL}`,
  `http:///${EVIL}`,
  `//www.example.com@${EVIL}`,
  `//user:password@${EVIL}:443`,
  `blob:https://${EVIL}/x`,
  '//evil。example',
  // A browser trims some signs, and removes some inside.
  `/\t/${EVIL}`,
  `/\r\n/${EVIL}`,
  ` //${EVIL}`,
  `\0//${EVIL}`,
  `\u00a0//${EVIL}`,
  `/\u200b/${EVIL}`,
  `ht\ntps://${EVIL}`,
  `/\ud800/${EVIL}`,
  '/\udc00?\ud800#\udfff',
  // Encoded.
  `/%5C${EVIL}`,
  `/%0d%0aLocation:%20//${EVIL}`,
  '/%E0%A4%A',
  '/%00',
  // Parts of an address.
  `@${EVIL}`,
  `.${EVIL}`,
  `:443@${EVIL}`,
  `?//${EVIL}`,
  `#//${EVIL}`,
  `/templates&location=//${EVIL}`,
  '/../../..',
  // Scripts.
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/"><script>alert(1)</script>',
  '__proto__',
  // Huge.
  '/'.repeat(100_000),
  `/${'..'.repeat(50_000)}/${EVIL}`,
];
