import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { en } from '../../src/content/locales/en';
import { defineNavigation, noMenus } from '../../src/content/defineNavigation';
import { lintContent } from '../../src/content/validation/lintContent';
import type { Navigation } from '../../src/content/navigation';
import { loadOldLibrary } from '../browser/oldLibrary';
import { expectConsole } from '../setup/console';
import menu from './menu.json' with { type: 'json' };

describe('menus from a JSON file', () => {
  it('have the type Navigation, which the file does not', () => {
    expectTypeOf(menu).not.toExtend<Navigation>();
    expectTypeOf(defineNavigation(menu)).toEqualTypeOf<Navigation>();
  });

  it('are unchanged', async () => {
    expect(defineNavigation(menu)).toEqual(menu);
    await vi.dynamicImportSettled();
  });

  it('are unchanged beside a library that changes the JSON of arrays', async () => {
    const unload = loadOldLibrary();
    const navigation = defineNavigation(menu);
    unload();
    expect(navigation).toEqual(menu);
    await vi.dynamicImportSettled();
  });

  it('keep valid entries, as plain JSON, and report invalid ones', async () => {
    expectConsole(
      'error',
      /^Lintel: navigation\.items\[1\]\.href: `href` is missing; /,
    );
    expectConsole(
      'warn',
      /^Lintel: navigation\.items\[0\]\.lable: .* Did you mean `label`\?/,
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

  it('are not reported again by a header, whose indexes differ', async () => {
    expectConsole('error', /items\[0\]\.href: `href` is missing; /);
    expectConsole('warn', /items\[1\]\.lable: /);
    expectConsole('warn', /items\[1\]\.label: `label` is 30 characters wide/);
    const navigation = defineNavigation({
      version: 1,
      items: [
        { id: 'team', label: 'Team' },
        { id: 'long', label: 'x'.repeat(30), lable: 'Long', href: '/long' },
      ],
    });
    await vi.dynamicImportSettled();
    lintContent(undefined, navigation, undefined);
    lintContent({ ...en, navigation }, undefined, undefined);
  });

  it.each([null, undefined, 5, 'menu.json', []])(
    'are empty if nothing is valid: %s, which is reported once',
    async (data) => {
      vi.resetModules();
      const content = await import('../../src/content/defineNavigation');
      const lint = await import('../../src/content/validation/lintContent');
      expectConsole('error', /^Lintel: navigation: `navigation` is /);
      const navigation = content.defineNavigation(data);
      expect(navigation).toEqual(noMenus);
      await vi.dynamicImportSettled();
      // The header does the same.
      lint.lintContent(undefined, navigation, undefined);
    },
  );

  it('are not reported if they are valid', () => {
    lintContent(undefined, defineNavigation(menu), undefined);
  });
});
