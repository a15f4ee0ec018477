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
