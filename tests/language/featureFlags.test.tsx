import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LintelProvider } from '../../src/parts/LintelProvider';
import { useFeatureFlags } from '../../src/language/useFeatureFlags';
import type { LintelSettings } from '../../src/parts/settings';
import { defaultFeatureSettings, hasUkFlag } from '../../src/site/featureFlags';
import { visit } from '../support/visit';

beforeEach(() => visit('https://www.example.com/'));
afterEach(() => void Reflect.deleteProperty(window, 'languageUk'));

describe('the flag for British English', () => {
  it.each([
    ['?languageUk', true],
    ['?languageUk=false', true],
    ['', false],
    ['?languageuk', false],
    ['#languageUk', false],
  ])('is set if the query has it: %s: %s', (search, on) => {
    visit(`https://www.example.com/${search}`);
    expect(hasUkFlag('languageUk')).toBe(on);
  });

  it.each([
    [true, true],
    ['yes', true],
    [false, false],
    [undefined, false],
  ])('can be set on window: %j: %s', (value, on) => {
    Object.assign(window, { languageUk: value });
    expect(hasUkFlag('languageUk')).toBe(on);
  });
});

/**
 * The first and last result of `useFeatureFlags()` on a server-rendered page.
 */
function showFlags(features?: LintelSettings['features']) {
  const said: ReturnType<typeof useFeatureFlags>[] = [];
  const use = () => {
    const flags = useFeatureFlags();
    said.push(flags);
    return flags;
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LintelProvider tracking={false} features={features}>
      {children}
    </LintelProvider>
  );
  const container = document.createElement('div');
  renderHook(use, { container, hydrate: true, wrapper });
  return { first: said[0], last: said.at(-1) };
}

const off = { languageUk: false, settings: defaultFeatureSettings };

describe('useFeatureFlags', () => {
  it('returns the defaults', () => {
    expect(showFlags()).toEqual({ first: off, last: off });
  });

  it('returns the features prop from the first render', () => {
    const on = {
      languageUk: true,
      settings: { ...defaultFeatureSettings, isInEU: true },
    };
    expect(showFlags({ languageUk: true, settings: { isInEU: true } })).toEqual(
      { first: on, last: on },
    );
  });

  it.each([{ active: undefined }, { isInEU: undefined, active: false }, {}])(
    'returns false for settings that are missing or undefined: %o',
    (settings) => {
      expect(showFlags({ settings }).first).toStrictEqual(off);
    },
  );

  it.each(['query', 'window'])(
    'includes the flag of the page’s %s after hydration',
    (place) => {
      if (place === 'query') visit('https://www.example.com/?languageUk');
      else Object.assign(window, { languageUk: true });
      const on = { ...off, languageUk: true };
      expect(showFlags()).toEqual({ first: off, last: on });
      expect(showFlags({ languageUk: false }).last).toEqual(on);
      expect(showFlags({ languageUk: true }).first).toEqual(on);
    },
  );

  it('keeps the flag when a router changes the query', () => {
    visit('https://www.example.com/?languageUk');
    expect(showFlags().last?.languageUk).toBe(true);
    window.history.pushState(null, '', '/pricing');
    expect(showFlags().last?.languageUk).toBe(true);
  });
});
