import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Header } from '../../src/header/Header';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { nextTask, replaceForTest } from '../support/trackedPage';
import { visit } from '../support/visit';

const site = { domain: 'example.com' };

beforeEach(() => visit('https://www.example.com/'));

/** The names of the cookies and keys that are written or deleted. */
function watchWrites(): Set<string> {
  const names = new Set<string>();
  const watch = (spy: { mockRestore(): void }) =>
    onTestFinished(() => spy.mockRestore());
  const { set } = Object.getOwnPropertyDescriptor(
    Document.prototype,
    'cookie',
  )!;
  watch(
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
      names.add(cookie.split('=')[0]!);
      set!.call(document, cookie);
    }),
  );
  for (const method of ['setItem', 'removeItem'] as const) {
    watch(
      vi
        .spyOn(Storage.prototype, method)
        .mockImplementation((name: string) => void names.add(name)),
    );
  }
  return names;
}

it.each<[string, ReactNode, string]>([
  ['with consent', <Header consent="granted" site={site} />, 'language'],
  [
    'after a refusal',
    <Header consent="denied" site={site} />,
    'lintel_analytics_id',
  ],
  ['with a language menu alone', <LanguageMenu site={site} />, 'ss_i18n'],
  [
    'in a language of its own',
    <Header consent="pending" site={site} locale="de-DE" />,
    'language',
  ],
  [
    'whose domain is only found by its host',
    <Header consent="granted" />,
    'lintel_domain',
  ],
])(
  'a prerendered page stores nothing until it is shown: %s',
  async (_, part, expected) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    onTestFinished(() => void vi.unstubAllGlobals());
    document.documentElement.lang = 'en';
    replaceForTest(document, 'prerendering', true);
    const written = watchWrites();
    render(part);
    await act(() => vi.dynamicImportSettled());
    await act(nextTask);
    expect([...written]).toEqual([]);
    replaceForTest(document, 'prerendering', false);
    act(() => {
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await act(() => vi.dynamicImportSettled());
    await act(nextTask);
    expect([...written]).toContain(expected);
  },
);
