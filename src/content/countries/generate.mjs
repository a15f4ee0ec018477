/**
 * Writes the table of countries anew: `node src/content/countries/generate.mjs`.
 * Keys, codes and names are those that ISO 3166-1 assigns, out of the package
 * `iso-3166`; it has no formal names, which are ours.
 */
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { iso31661 } from 'iso-3166';
import { format } from 'prettier';
import { formalNames, shortNames } from './names.mjs';

/** The table, as the source of a module. */
export function tableSource() {
  const keys = iso31661.map(({ alpha3 }) => alpha3).sort();
  const unknown = Object.keys({ ...shortNames, ...formalNames }).filter(
    (key) => !keys.includes(key),
  );
  if (unknown.length > 0) {
    throw new Error(`Lintel: no country has the key ${unknown.join(', ')}.`);
  }
  const table = Object.fromEntries(keys.map((key) => [key, countryOf(key)]));
  const source = `// Written by generate.mjs. Change names in names.mjs.
import type { Country } from './country';

/** Every country of ISO 3166-1, by its alpha-3 code (specification §3). */
export const countries = /* @__PURE__ */ byKey(${JSON.stringify(table)});

/** ISO 3166-1 alpha-3. */
export type CountryKey = keyof typeof countries;

/** So that each key is written once. */
function byKey<Key extends string>(
  table: Record<Key, Country>,
): Readonly<Record<Key, Country>> {
  return table;
}
`;
  return format(source, { parser: 'typescript', singleQuote: true });
}

/** @param {string} key */
function countryOf(key) {
  const { alpha2 = '', name = '' } =
    iso31661.find(({ alpha3 }) => alpha3 === key) ?? {};
  const shortName = shortNames[key] ?? name.replaceAll("'", '’');
  const formalName = formalNames[key] ?? shortName;
  return { code: alpha2, shortName, formalName };
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('table.ts', import.meta.url), await tableSource());
}
