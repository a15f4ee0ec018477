import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  countries,
  europeanCountries,
  findCountry,
  isEuropeanCountry,
  isUsState,
  usStates,
  type Country,
  type CountryKey,
  type EuropeanCountry,
  type UsState,
} from '../../src/countries/countries';

const germany = {
  code: 'DE',
  shortName: 'Germany',
  formalName: 'Federal Republic of Germany',
};
const keys = Object.keys(countries) as CountryKey[];

describe('the table of countries', () => {
  it('has code, short name and formal name by alpha-3 code', () => {
    expect(countries.DEU).toEqual(germany);
    expect(countries.FRA.formalName).toBe('French Republic');
    expect(countries.CIV.shortName).toBe('Côte d’Ivoire');
    expectTypeOf(countries.DEU).toEqualTypeOf<Country>();
    // @ts-expect-error Not a country.
    expect(countries.XXX).toBeUndefined();
  });

  it('has the 249 countries of ISO 3166-1, in order, each code once', () => {
    const codes = keys.map((key) => countries[key].code);
    expect(keys).toEqual([...keys].sort());
    expect(new Set(codes).size).toBe(249);
    const regions = new Intl.DisplayNames('en', {
      type: 'region',
      fallback: 'none',
    });
    expect(codes.filter((code) => !regions.of(code))).toEqual([]);
  });

  it('has names made of letters only, each for one country', () => {
    for (const property of ['shortName', 'formalName'] as const) {
      const names = keys.map((key) => countries[key][property]);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) {
        expect(name).toMatch(/^\p{Lu}[\p{L} ’,().-]+[\p{L})]$/u);
        expect(name.normalize('NFC')).toBe(name);
      }
    }
  });
});

describe('findCountry', () => {
  it.each(['DE', 'de', 'De', 'DEU', 'deu', 'dEu'])(
    'finds a country by %s',
    (code) => {
      expect(findCountry(code)).toEqual(germany);
    },
  );

  it('finds a country by each of its codes', () => {
    for (const key of keys) {
      expect(findCountry(key)).toBe(countries[key]);
      expect(findCountry(countries[key].code)).toBe(countries[key]);
    }
  });

  it.each([
    ...['DE\n', 'D', 'XX', 'constructor', '__proto__', 'A'.repeat(1_000_000)],
    // In upper case, these become `SS` and `FI`.
    ...['ß', 'ﬁ', '\ud800\udc00'],
    ...[undefined, null, 5, ['DE'], {}, Object.create(null)],
  ])('finds nothing by %j', (code) => {
    expect(findCountry(code as string)).toBeNull();
  });
});

describe('the lists of states and countries', () => {
  it('have the 27 members of the European Union, all of them countries', () => {
    expect(europeanCountries).toHaveLength(27);
    for (const code of europeanCountries) {
      expect(findCountry(code)?.code).toBe(code);
      expect(isEuropeanCountry(code)).toBe(true);
    }
  });

  it('have the 17 US states with a tax check', () => {
    expect(usStates).toHaveLength(17);
    expect(usStates.every(isUsState)).toBe(true);
  });

  it.each(['GB', 'CH', 'NO', 'de', 'DEU', '', '0', 'length', 'includes'])(
    'do not have %j',
    (code) => {
      expect(isEuropeanCountry(code)).toBe(false);
      expect(isUsState(code)).toBe(false);
    },
  );

  it('narrow the type of a code', () => {
    const code: string = 'DE';
    if (isEuropeanCountry(code)) {
      expectTypeOf(code).toEqualTypeOf<EuropeanCountry>();
    }
    const state: string = 'CA';
    if (isUsState(state)) expectTypeOf(state).toEqualTypeOf<UsState>();
  });
});
