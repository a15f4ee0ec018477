import { describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { defineNavigation } from '../../src/content/validateContent';
import type { LintelNavigation } from '../../src/content/navigation';
import { expectConsole } from '../setup/console';
import menu from './menu.json' with { type: 'json' };

describe('menus from a JSON file', () => {
  it('have the type Navigation, which the file does not', () => {
    expectTypeOf(menu).not.toExtend<LintelNavigation>();
    expectTypeOf(defineNavigation(menu)).toEqualTypeOf<LintelNavigation>();
  });

  it('keep valid entries, as plain JSON, and report invalid ones', async () => {
    expectConsole(
      'error',
      /^Lintel: navigation\.items\[1\]\.href: `href` is missing; /,
    );
    expectConsole(
      'warn',
      /^Lintel: navigation\.items\[0\]\.lable: `lable` is unknown; /,
    );
    const good = { id: 'pricing', label: 'Pricing', href: '/pricing' };
    const navigation = defineNavigation({
      version: 1,
      items: [
        { ...good, lable: 'Prices' },
        { id: 'team', label: 'Team' },
      ],
    });
    expect(navigation).toStrictEqual({ version: 1, items: [good] });
    await vi.dynamicImportSettled();
  });

  it('have reports that name the file, once for all languages', async () => {
    expectConsole(
      'error',
      /^Lintel: menus\/en\.json: navigation\.items\[1\]\.href: `href` is "javascript:en", not /,
    );
    for (const language of ['en', 'de', 'ar']) {
      const items = [
        { id: 'pricing', label: `Pricing ${language}`, href: '/pricing' },
        { id: 'team', label: 'Team', href: `javascript:${language}` },
      ];
      defineNavigation({ version: 1, items }, `menus/${language}.json`);
    }
    await vi.dynamicImportSettled();
  });

  it.each([[null], ['menu'], [[]]])(
    'are empty if nothing is valid, which is printed: %s',
    async (data) => {
      expectConsole('error', /^Lintel: navigation: `navigation` is /);
      expectConsole('error', /^Lintel: navigation has no valid item; the bar/);
      expect(defineNavigation(data)).toEqual({ version: 1, items: [] });
      await vi.dynamicImportSettled();
    },
  );

  it('of which nothing is valid are printed in production too, once, with the file', () => {
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    expectConsole('error', /^Lintel: b\.json: navigation has no valid item; /);
    for (const items of [[{ label: 'Team' }], [{ label: 'Team' }]]) {
      defineNavigation({ version: 1, items }, 'b.json');
    }
  });

  it('may have an empty list of items, with account entries alone', () => {
    const account = [{ id: 'out', label: 'Sign out', action: 'logOut' }];
    const menus = { version: 1, items: [], account };
    expect(defineNavigation(menus)).toEqual(menus);
  });
});
