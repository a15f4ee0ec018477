import { describe, expect, it } from 'vitest';
import { accountEntriesOf } from '../../src/content/accountEntries';
import { de } from '../../src/content/locales/de';
import { en } from '../../src/content/locales/en';
import {
  sanitizeContent,
  sanitizeNavigation,
} from '../../src/content/sanitizeContent';
import type { Navigation } from '../../src/content/navigation';
import { resolveNavigation } from '../../src/content/resolveNavigation';
import { validateNavigation } from '../../src/content/validation/validateContent';

const items = [{ id: 'prices', label: 'Prices', href: '/pricing' }];
const orders = { id: 'orders', label: 'Orders', href: '/orders' };
const help = {
  id: 'help',
  label: 'Help',
  href: '/',
  host: 'support',
  external: true,
};
const leave = { id: 'sign-out', label: 'Sign out', action: 'logOut' };
const good = { version: 1, items, account: [orders, help, leave] };

const guarded = (account: unknown) =>
  sanitizeNavigation({ ...good, account })?.account;
const problems = (account: unknown) =>
  validateNavigation({ ...good, account }).map(
    ({ severity, path }) =>
      `${severity} ${path.replace('navigation.account', '')}`,
  );

describe('the account menu’s entries', () => {
  it('are those of the navigation, whatever its source', () => {
    expect(sanitizeNavigation(good)?.account).toEqual(good.account);
    expect(problems(good.account)).toEqual([]);
    const resolved = resolveNavigation(good as Navigation, { now: 0 });
    expect(resolved.account).toEqual(good.account);
    const content = sanitizeContent({ ...de, navigation: good }, en);
    expect(accountEntriesOf(content)).toEqual(good.account);
  });

  it('are the three default ones otherwise, in the content’s language', () => {
    expect(accountEntriesOf(de)).toEqual([
      {
        id: 'account-dashboard',
        label: de.messages.accountDashboard,
        href: '/',
        host: 'account',
      },
      {
        id: 'account-domains',
        label: de.messages.domains,
        href: '/domains',
        host: 'account',
      },
      { id: 'log-out', label: de.messages.logOut, action: 'logOut' },
    ]);
  });

  it('are kept if no menu of the same navigation is valid', () => {
    const navigation = { ...good, items: [] };
    const content = sanitizeContent({ ...en, navigation }, en);
    expect(content.navigation.items).toEqual(en.navigation.items);
    expect(content.navigation.account).toEqual(good.account);
  });

  it.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a string', 'orders'],
    ['an empty list', []],
    ['only invalid entries', [5, {}, { label: 'x' }]],
  ])('that are %s are ignored, and the default ones are used', (_, account) => {
    expect(guarded(account)).toBeUndefined();
  });

  it.each<[string, unknown, string[]]>([
    ['a number', 5, ['error [1]']],
    ['a hole', undefined, ['error [1]']],
    ['no label', { ...help, label: ' ' }, ['error [1].label']],
    ['a script', { ...help, href: 'javascript:x' }, ['error [1].href']],
    ['no address', { id: 'x', label: 'X' }, ['error [1].href']],
    ['an unknown host', { ...help, host: 'x' }, ['error [1].host']],
    [
      'another action',
      { ...leave, id: 'x', action: 'x' },
      ['error [1].action'],
    ],
    [
      'an action without a label',
      { id: 'x', action: 'logOut' },
      ['error [1].label'],
    ],
  ])('lose one with %s, and no others', (_, bad, expected) => {
    const account = [orders, bad, leave];
    expect(guarded(account)).toEqual([orders, leave]);
    expect(problems(account)).toEqual(expected);
  });

  it.each<[string, unknown, string[]]>([
    ['an empty list', [], ['error ']],
    ['a string', 'orders', ['error ']],
    ['no entry that logs out', [orders], ['warning ']],
    ['a duplicate id', [orders, orders, leave], ['error [1].id']],
    [
      'the id of a link in a menu',
      [{ ...orders, id: 'prices' }, leave],
      ['error [0].id'],
    ],
    ['no id', [{ ...orders, id: '' }, leave], ['error [0].id']],
    ['a badge', [{ ...orders, badge: 'new' }, leave], ['warning [0].badge']],
    [
      'an action with an address',
      [{ ...leave, href: '/' }],
      ['warning [0].href'],
    ],
  ])('are reported with their path: %s', (_, account, expected) => {
    expect(problems(account)).toEqual(expected);
  });

  it('without an entry that logs out are reported with what to add', () => {
    const [problem] = validateNavigation({ ...good, account: [orders] });
    expect(problem?.message).toContain("action: 'logOut'");
    expect(guarded([orders])).toEqual([orders]);
  });

  it('have unique ids', () => {
    const ids = guarded([orders, orders, leave])?.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });
});
