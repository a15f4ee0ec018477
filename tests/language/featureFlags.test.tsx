import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';
import { useFeatureFlags } from '../../src/react/language/useFeatureFlags';
import type { Settings } from '../../src/react/settings/settings';
import { expectConsole } from '../setup/console';
import {
  defaultFeatureSettings,
  hasUkFlag,
  readFeatureSettings,
} from '../../src/core/language/featureFlags';
import {
  deepFreeze,
  hostileProxy,
  revokedProxy,
  throwAt,
  wrongTypes,
} from '../content/hostileValues';
import { visit } from '../analytics/visit';

beforeEach(() => visit('https://www.example.com/'));
afterEach(() => void Reflect.deleteProperty(window, 'languageUk'));

const allOn = {
  active: true,
  changed: true,
  showOverlay: true,
  isVATApplicable: true,
  isInEU: true,
};

describe('the settings of a region', () => {
  it('are five, and all are off', () => {
    expect(Object.keys(defaultFeatureSettings)).toEqual(Object.keys(allOn));
    expect(readFeatureSettings(undefined)).toEqual(defaultFeatureSettings);
    expect(Object.values(defaultFeatureSettings)).not.toContain(true);
  });

  it('are what they are said to be, and nothing else', () => {
    deepFreeze(allOn);
    expect(readFeatureSettings(allOn)).toEqual(allOn);
    expect(readFeatureSettings({ isInEU: true, more: true })).toEqual({
      ...defaultFeatureSettings,
      isInEU: true,
    });
  });

  it.each([1, 'true', {}, [], 'yes', () => true, new Boolean(true)])(
    'are not on where they are %j',
    (value) => {
      const given = Object.fromEntries(
        Object.keys(allOn).map((name) => [name, value]),
      );
      expect(readFeatureSettings(given)).toEqual(defaultFeatureSettings);
    },
  );

  it.each<[string, unknown]>([
    ...wrongTypes,
    ['a text', 'active'],
    ['a hostile proxy', hostileProxy()],
    ['a revoked proxy', revokedProxy()],
  ])('are all off where they are %s', (_, given) => {
    expect(readFeatureSettings(given)).toEqual(defaultFeatureSettings);
  });

  it('lose one that throws, and only that', () => {
    const given = { ...allOn };
    throwAt(given, 'changed');
    expect(readFeatureSettings(given)).toEqual({ ...allOn, changed: false });
  });

  it('of one page are not another’s', () => {
    const first = readFeatureSettings({ isInEU: true });
    expect(readFeatureSettings({})).toEqual(defaultFeatureSettings);
    expect(first).not.toBe(readFeatureSettings({ isInEU: true }));
  });
});

describe('the flag for the UK variant', () => {
  it.each([
    ['?languageUk', true],
    ['?languageUk=', true],
    ['?languageUk=false', true],
    ['?a=1&languageUk=1#b', true],
    ['?%6canguageUk', true],
    ['', false],
    ['?languageuk', false],
    ['?a=languageUk', false],
    ['?languageUk2', false],
    ['#languageUk', false],
    ['?%', false],
  ])('counts by its presence in the query: %s: %s', (search, on) => {
    visit(`https://www.example.com/${search}`);
    expect(hasUkFlag()).toBe(on);
  });

  it.each([
    [true, true],
    [1, true],
    ['yes', true],
    [{}, true],
    [false, false],
    [0, false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('may be set on the window: %j: %s', (value, on) => {
    window.languageUk = value;
    expect(hasUkFlag()).toBe(on);
  });
});

/** What `useFeatureFlags()` says on a page that a server has rendered: at first, and at last. */
function showFlags(features?: Settings['features']) {
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

describe('what is turned on', () => {
  it('is nothing by default', () => {
    expect(showFlags()).toEqual({ first: off, last: off });
  });

  it('is what the team says, from the first', () => {
    const on = {
      languageUk: true,
      settings: { ...defaultFeatureSettings, isInEU: true },
    };
    expect(showFlags({ languageUk: true, settings: { isInEU: true } })).toEqual(
      { first: on, last: on },
    );
  });

  it.each(['query', 'window'])(
    'is also what the page’s %s says, after hydration',
    (place) => {
      if (place === 'query') visit('https://www.example.com/?languageUk');
      else window.languageUk = true;
      const on = { ...off, languageUk: true };
      expect(showFlags()).toEqual({ first: off, last: on });
      expect(showFlags({ languageUk: false }).last).toEqual(on);
      expect(showFlags({ languageUk: true }).first).toEqual(on);
    },
  );

  it('stays so when a router takes the query away', () => {
    visit('https://www.example.com/?languageUk');
    expect(showFlags().last?.languageUk).toBe(true);
    window.history.pushState(null, '', '/pricing');
    expect(showFlags().last?.languageUk).toBe(true);
  });

  it('is no other on a server, whatever flags the page has', () => {
    visit('https://www.example.com/?languageUk');
    window.languageUk = true;
    function Flags() {
      return JSON.stringify(useFeatureFlags().languageUk);
    }
    expect(renderToString(<Flags />)).toBe('false');
  });

  it.each<[string, unknown]>([
    ...wrongTypes,
    ['a text', 'languageUk'],
    ['a text for true', { languageUk: 'true' }],
    ['1 for true', { languageUk: 1 }],
    ['a number for settings', { settings: 5 }],
    ['hostile settings', { settings: hostileProxy() }],
  ])('is nothing where that is %s', (kind, features) => {
    // A date and a proxy are objects.
    if (!/^(a date|hostile)/.test(kind)) {
      expectConsole('warn', /^Lintel: features/);
    }
    const { first, last } = showFlags(features as Settings['features']);
    expect({ first, last }).toEqual({ first: off, last: off });
  });
});
