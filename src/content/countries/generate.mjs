/**
 * Writes the table of countries: `node src/content/countries/generate.mjs`.
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
  const table = Object.fromEntries(keys.map((key) => [key, countryOf(key)]));
  const source = `// Written by generate.mjs. Change names in names.mjs.
import type { Country } from './country';

/**
 * The 249 countries of ISO 3166-1, by alpha-3 code.
 * @example
 * import { countries } from 'lintel/countries';
 *
 * countries.DEU.shortName; // 'Germany'
 */
export const countries = /* @__PURE__ */ byKey(${JSON.stringify(table)});

/**
 * The ISO 3166-1 alpha-3 code of a country.
 * @example
 * import type { CountryKey } from 'lintel/countries';
 *
 * const key: CountryKey = 'DEU';
 */
export type CountryKey = keyof typeof countries;

/** Infers the keys, so that each is written only once. */
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
