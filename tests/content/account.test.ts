import { describe, expect, it } from 'vitest';
import { de } from '../../src/content/locales/de';
import type { LintelContent } from '../../src/content/content';
import { en } from '../../src/content/locales/en';
import { sanitizeNavigation } from '../../src/content/sanitizeContent';
import type { LintelNavigation } from '../../src/content/navigation';
import { resolveContent } from '../../src/content/resolveContent';
import { validateNavigation } from '../../src/content/validateContent';
import { languages } from '../../src/site/languages';
import { resolveSite } from '../../src/site/site';

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

/** The entries as the page shows them. */
const entriesOf = (content: Partial<LintelContent>) =>
  resolveContent(
    { content: content as LintelContent, fallback: en },
    {
      site: resolveSite({ domain: 'example.com' }, null, []),
      here: '',
      language: languages[0],
      languages,
    },
  ).account;

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
    expect(entriesOf({ navigation: good as LintelNavigation })).toMatchObject([
      orders,
      {
        id: 'help',
        href: 'https://support.example.com/',
        opensInNewTab: 'opens in a new tab',
      },
      leave,
    ]);
  });

  it('are the three default ones otherwise, in the content’s language', () => {
    expect(entriesOf(de)).toMatchObject([
      {
        id: 'account-dashboard',
        label: de.messages.accountDashboard,
        href: 'https://account.example.com/',
      },
      {
        id: 'account-domains',
        label: de.messages.domains,
        href: 'https://account.example.com/domains',
      },
      { id: 'log-out', label: de.messages.logOut, action: 'logOut' },
    ]);
  });

  it.each([['orders'], [{ orders }], [[5]], [[{ ...orders, href: 'ftp:x' }]]])(
    'are Log Out alone if none is valid: %j',
    (account) => {
      const navigation = { ...good, account } as unknown as LintelNavigation;
      expect(entriesOf({ navigation })).toEqual([
        { id: 'log-out', label: 'Log Out', action: 'logOut' },
      ]);
      expect(problems(account)).toContainEqual(expect.stringMatching('error'));
    },
  );

  it.each([[[]], [[{ ...leave, label: '' }]], [[{ ...leave, action: 'x' }]]])(
    'end with Log Out if none of them is it: %j',
    (others) => {
      const navigation = { ...good, account: [orders, ...others] };
      expect(entriesOf({ navigation } as object)).toMatchObject([
        orders,
        { action: 'logOut' },
      ]);
    },
  );

  it.each<[string, unknown, string]>([
    ['a number', 5, '[1]'],
    ['a script', { ...help, href: 'javascript:x' }, '[1].href'],
    ['another action', { ...leave, action: 'x' }, '[1].action'],
    ['an action without a label', { id: 'x', action: 'logOut' }, '[1].label'],
  ])('lose one with %s, and no others', (_, bad, path) => {
    const account = [orders, bad, leave];
    expect(guarded(account)).toEqual([orders, leave]);
    expect(problems(account)).toEqual([`error ${path}`]);
  });

  it.each<[string, object, string[]]>([
    ['a duplicate id', orders, []],
    ['no id', { ...help, id: '' }, ['error [1].id']],
    ['a badge', { ...help, badge: 'new' }, ['warning [1].badge']],
  ])('keep one with %s, with a unique id', (_, entry, expected) => {
    const account = [orders, entry, leave];
    expect(problems(account)).toEqual(expected);
    const navigation = { ...good, account } as LintelNavigation;
    const ids = entriesOf({ navigation }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });
});
