// lintel/countries: typed data of countries and states.
//
// The table is ISO 3166-1 by alpha-3 code: the alpha-2 code, the short name, and
// the formal name if it differs. Codes and most short names come from
// https://github.com/wooorm/iso-3166 (MIT: see LICENSE). Names that are unusual
// in English, such as “Bolivia (Plurinational State of)”, are replaced.
import table from './table.json';

/**
 * A country, with its names in English.
 * @example
 * import { countries } from 'lintel/countries';
 * import type { Country } from 'lintel/countries';
 *
 * const germany: Country = countries.DEU;
 */
export interface Country {
  /**
   * The ISO 3166-1 alpha-2 code.
   * @example 'DE'
   */
  readonly code: string;
  /**
   * The short name.
   * @example 'Germany'
   */
  readonly shortName: string;
  /**
   * The formal name, or the short name if there is no other.
   * @example 'Federal Republic of Germany'
   */
  readonly formalName: string;
}

/**
 * The 249 countries of ISO 3166-1, by alpha-3 code.
 * @example
 * import { countries } from 'lintel/countries';
 *
 * countries.DEU.shortName; // 'Germany'
 */
export const countries = /* @__PURE__ */ byKey(table);

/**
 * The ISO 3166-1 alpha-3 code of a country.
 * @example
 * import type { CountryKey } from 'lintel/countries';
 *
 * const key: CountryKey = 'DEU';
 */
export type CountryKey = keyof typeof countries;

function byKey<Key extends string>(
  rows: Readonly<Record<Key, readonly string[]>>,
): Readonly<Record<Key, Country>> {
  const named = Object.entries<readonly string[]>(rows).map(
    ([key, [code = '', shortName = '', formalName = shortName]]) => [
      key,
      { code, shortName, formalName },
    ],
  );
  return Object.fromEntries(named) as Record<Key, Country>;
}

/**
 * The postal codes of the 17 US states with a tax check.
 * @example
 * import { usStates } from 'lintel/countries';
 *
 * const options = usStates.map((code) => `<option>${code}</option>`);
 */
// prettier-ignore
export const usStates = [
  'CA', 'CO', 'CT', 'DE', 'FL', 'IA', 'MD', 'MN', 'MT', 'NE',
  'NH', 'NJ', 'OR', 'TN', 'TX', 'UT', 'VA',
] as const;

/**
 * The ISO 3166-1 alpha-2 codes of the 27 countries of the European Union.
 * @example
 * import { countries, europeanCountries } from 'lintel/countries';
 *
 * const codes: readonly string[] = europeanCountries;
 * const european = Object.values(countries).filter(({ code }) =>
 *   codes.includes(code),
 * );
 */
// prettier-ignore
export const europeanCountries = [
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI',
  'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT',
  'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
] as const;
