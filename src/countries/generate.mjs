/**
 * Writes the table of countries: `node src/countries/generate.mjs`.
 * Codes and names come from ISO 3166-1, through the package `iso-3166`. The
 * formal names, which it does not have, are in `names.mjs`.
 */
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { iso31661 } from 'iso-3166';
import { format } from 'prettier';
import { formalNames, shortNames } from './names.mjs';

/** Returns the source code of the table. */
export function tableSource() {
  const keys = iso31661.map(({ alpha3 }) => alpha3).sort();
  const unknown = Object.keys({ ...shortNames, ...formalNames }).filter(
    (key) => !keys.includes(key),
  );
  if (unknown.length > 0) {
    throw new Error(
      `Lintel: ISO 3166-1 has no country with the key ${unknown.join(', ')}; no table was written. Correct names.mjs.`,
    );
  }
  const source = `// Written by generate.mjs. Change names in names.mjs.

/** By alpha-3 code: the alpha-2 code, the short name, and the formal name if it differs. */
type Row = readonly [code: string, shortName: string, formalName?: string];

// A row in each line.
// prettier-ignore
export const rows = {
${keys.map(rowOf).join('\n')}
} satisfies Record<string, Row>;
`;
  return format(source, { parser: 'typescript', singleQuote: true });
}

/** @param {string} key */
function rowOf(key) {
  const { alpha2 = '', name = '' } =
    iso31661.find(({ alpha3 }) => alpha3 === key) ?? {};
  const shortName = shortNames[key] ?? name.replaceAll("'", '’');
  const row = [alpha2, shortName, formalNames[key] ?? []].flat();
  return `  ${key}: [${row.map((text) => `'${text}'`).join(', ')}],`;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('table.ts', import.meta.url), await tableSource());
}
