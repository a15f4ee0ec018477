import { beforeEach, describe, expect, it } from 'vitest';
import {
  keptCookies,
  languageCookies,
  visit,
  watchCookieWrites,
  watchNavigation,
} from '../analytics/visit';
import { expectConsole } from '../setup/console';
import { setPageLanguage, showLanguage } from './showLanguage';

beforeEach(() => visit('https://www.example.com/pricing?plan=pro#faq'));

describe('a visitor’s choice', () => {
  it('is kept in both cookies, and leads to this page in that language', () => {
    const { now } = showLanguage();
    const { assign, reload } = watchNavigation();
    now().setLanguage('es');
    expect(assign.mock.calls).toEqual([
      ['https://es.example.com/pricing?plan=pro#faq'],
    ]);
    expect(reload).not.toHaveBeenCalled();
    expect(languageCookies()).toEqual({
      ss_i18n: '{"language":"es-ES","currency":"USD"}',
      language: 'es-419',
    });
    expect(keptCookies().map(({ domain }) => domain)).toEqual([
      'example.com',
      'example.com',
    ]);
  });

  it('asks the server again where the address stays', () => {
    visit('http://localhost:3000/pricing?plan=pro#faq');
    const { now } = showLanguage({ site: {} });
    const { assign, reload } = watchNavigation();
    now().setLanguage('de');
    expect(reload).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
    expect(languageCookies()['language']).toBe('de');
  });

  it.each<[string, unknown, string]>([
    ['a code nobody has', 'xx', '"xx"'],
    ['an empty text', '', '""'],
    ['a key of every object', '__proto__', '"__proto__"'],
    ['nothing', undefined, 'A value of type undefined'],
    ['null', null, 'A value of type object'],
    ['a number', 5, 'A value of type number'],
    ['a BigInt', 5n, 'A value of type bigint'],
    ['a symbol', Symbol('x'), 'A value of type symbol'],
  ])(
    'changes nothing where it is %s, and that is said once',
    (_, code, name) => {
      expectConsole('warn', new RegExp(`^Lintel: ${name} is no language`));
      const { now } = showLanguage();
      const { assign, reload } = watchNavigation();
      const writes = watchCookieWrites();
      now().setLanguage(code as string);
      now().setLanguage(code as string);
      expect([writes, assign.mock.calls, reload.mock.calls]).toEqual([
        [],
        [],
        [],
      ]);
    },
  );

  it('is asked of nobody: whatever <html lang> says, the page stays', async () => {
    const { assign, reload } = watchNavigation();
    showLanguage();
    await setPageLanguage('de');
    expect(languageCookies()['language']).toBe('de');
    expect(assign).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});
