import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { de } from '../../src/content/locales/de';
import { en } from '../../src/content/locales/en';
import {
  sanitizeContent,
  sanitizeNavigation,
} from '../../src/content/sanitizeContent';

const good = { id: 'good', label: 'Good', href: '/good' };

describe('sanitizeContent', () => {
  it('returns valid content unchanged', () => {
    expect(sanitizeContent(de, en)).toEqual(de);
  });

  it('keeps valid messages and takes the others from the fallback', () => {
    const { messages } = sanitizeContent(
      { messages: { logIn: 'Moin', logOut: 5, domains: '  ' } },
      en,
    );
    expect(messages).toEqual({ ...en.messages, logIn: 'Moin' });
  });

  it.each([
    ['no label', { href: '/x' }],
    ['no address', { label: 'x' }],
    ['a script', { label: 'x', href: 'javascript:alert(1)' }],
    ['data', { label: 'x', href: 'data:text/html,x' }],
    ['an unknown host', { label: 'x', href: '/x', host: 'constructor' }],
    ['a number', 5],
    ['null', null],
  ])('leaves out a link with %s, and nothing else', (_, bad) => {
    const menu = {
      label: 'Menu',
      groups: [{ label: 'Group', links: [bad, good] }],
    };
    expect(
      sanitizeNavigation({ items: [bad, menu, good] })?.items,
    ).toMatchObject([{ label: 'Menu', groups: [{ links: [good] }] }, good]);
  });

  it('treats an empty optional field of a CMS as missing', () => {
    const link = { ...good, host: null, groups: null, description: null };
    expect(sanitizeNavigation({ items: [link] })?.items).toMatchObject([good]);
  });

  it.each([[['a', 'a']], [['a', 'a-2', 'a']], [['a', 'a', 'a-1', 'a-2']]])(
    'gives menus with the ids %j different ids',
    (given) => {
      const items = given.map((id) => ({ ...good, id }));
      const ids = sanitizeNavigation({ items })?.items.map(({ id }) => id);
      expect(new Set(ids).size).toBe(given.length);
    },
  );

  it('survives getters that throw, and cycles', () => {
    const cyclic: Record<string, unknown> = { label: 'x', href: '/x' };
    cyclic['links'] = cyclic;
    const hostile = {
      get messages() {
        throw new Error('hostile');
      },
      navigation: { items: [cyclic] },
    };
    expect(sanitizeContent(hostile, en).messages).toEqual(en.messages);
    expect(sanitizeContent(hostile, en).navigation.items).toMatchObject([
      { label: 'x', href: '/x' },
    ]);
  });

  it('never throws and never returns a script address, whatever it is given', () => {
    const link = fc.record(
      {
        label: fc.anything(),
        href: fc.oneof(fc.webUrl(), fc.string(), fc.anything()),
        groups: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({ navigation: fc.record({ items: fc.array(link) }) }),
        ),
        (content) => {
          const text = JSON.stringify(sanitizeContent(content, en));
          expect(text).not.toMatch(/"href":"\s*(javascript|data):/i);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
