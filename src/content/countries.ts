// lintel/countries: countries and states, typed.
import type { Country } from './countries/country';
import { countries } from './countries/table';

export { countries };
export type { Country } from './countries/country';
export type { CountryKey } from './countries/table';

/** The US states of the tax-related check (specification §3), by postal code. */
export const usStates = [
  'CA',
  'CO',
  'CT',
  'DE',
  'FL',
  'IA',
  'MD',
  'MN',
  'MT',
  'NE',
  'NH',
  'NJ',
  'OR',
  'TN',
  'TX',
  'UT',
  'VA',
] as const;

/** The European Union's 27 members, by ISO 3166-1 alpha-2 code. */
export const europeanCountries = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

/** A postal code of `usStates`. */
export type UsState = (typeof usStates)[number];

/** An alpha-2 code of `europeanCountries`. */
export type EuropeanCountry = (typeof europeanCountries)[number];

/** The country of an ISO 3166-1 code, alpha-2 or alpha-3, in any case; `null` where there is none. Never throws. */
export function findCountry(codeOrKey: string): Country | null {
  if (typeof codeOrKey !== 'string') return null;
  // Letters outside of ASCII have capitals in it: `ß` has `SS`.
  if (!/^[a-z]{2,3}$/i.test(codeOrKey)) return null;
  const wanted = codeOrKey.toUpperCase();
  const found = Object.entries(countries).find(
    ([key, { code }]) => key === wanted || code === wanted,
  );
  return found?.[1] ?? null;
}

/** Whether an alpha-2 code, in capitals, is that of a member of the European Union. */
export function isEuropeanCountry(code: string): code is EuropeanCountry {
  return (europeanCountries as readonly string[]).includes(code);
}

/** Whether a postal code, in capitals, is of a state of the tax-related check. */
export function isUsState(code: string): code is UsState {
  return (usStates as readonly string[]).includes(code);
}
