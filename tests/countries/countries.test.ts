import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  countries,
  europeanCountries,
  usStates,
  type Country,
  type CountryKey,
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

describe('the lists of states and countries', () => {
  it('have the 27 members of the European Union, all of them countries', () => {
    const codes = keys.map((key) => countries[key].code);
    expect(europeanCountries.join(' ')).toBe(
      'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
    );
    expect(codes).toEqual(expect.arrayContaining([...europeanCountries]));
  });

  it('have the 17 US states with a tax check', () => {
    expect(usStates.join(' ')).toBe(
      'CA CO CT DE FL IA MD MN MT NE NH NJ OR TN TX UT VA',
    );
  });
});
