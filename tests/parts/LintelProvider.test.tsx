import { fireEvent, render, screen } from '@testing-library/react';
import { memo, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { de } from '../../src/content/locales/de';
import { en } from '../../src/content/locales/en';
import { useSettings } from '../../src/parts/contexts';
import { LintelProvider } from '../../src/parts/LintelProvider';
import { openPage } from '../support/trackedPage';
import { useAuth } from '../../src/account/useAuth';
import { Header } from '../../src/header/Header';
import { useFeatureFlags } from '../../src/language/useFeatureFlags';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { useLanguage } from '../../src/language/useLanguage';
import { Link } from '../../src/link/Link';
import { languages } from '../../src/site/languages';
import type { LintelSettings } from '../../src/parts/settings';

function Locale() {
  const { content, site } = useSettings();
  return (
    <p>
      {content?.locale} at {site?.domain}
    </p>
  );
}

it('passes its settings to everything inside it, and the nearest provider wins', () => {
  render(
    <LintelProvider
      tracking={false}
      site={{ domain: 'example.com' }}
      content={en}
    >
      <LintelProvider tracking={false} content={de}>
        <Locale />
      </LintelProvider>
    </LintelProvider>,
  );
  expect(screen.getByText('de-DE at example.com')).toBeInTheDocument();
});

it('tracks the landing even if no part is mounted', async () => {
  const page = openPage({ consent: null });
  render(<LintelProvider consent="granted">A page</LintelProvider>);
  await expect.poll(() => page.landings).toHaveLength(1);
});

/** Settings as a page team writes them in the JSX: new objects on every render. */
const written: [string, () => LintelSettings][] = [
  [
    'a site with hosts',
    () => ({ site: { domain: 'a.com', hosts: { media: 'm.com' } } }),
  ],
  [
    'a site with domains',
    () => ({ site: { cookieDomains: ['a.com', 'b.com'] } }),
  ],
  ['languages', () => ({ languages: languages.map((each) => ({ ...each })) })],
  ['alternates', () => ({ alternates: { de: '/preise', fr: null } })],
  ['features', () => ({ features: { settings: { isInEU: true } } })],
  ['data in data', () => ({ features: nested(9) })],
];

/** Data as a page team's own, to a depth. */
const nested = (depth: number): object =>
  depth === 0 ? {} : { settings: nested(depth - 1) };

describe('settings written in the JSX', () => {
  it.each(written)('do not change what hooks return: %s', (_, settings) => {
    const changes = vi.fn();
    const page = () => (
      <LintelProvider tracking={false} accounts={false} {...settings()}>
        <Effects onChange={changes} />
      </LintelProvider>
    );
    const { rerender } = render(page());
    changes.mockClear();
    rerender(page());
    expect(changes).not.toHaveBeenCalled();
  });

  it.each<[string, LintelSettings, LintelSettings]>([
    [
      'one more host',
      { site: { hosts: {} } },
      { site: { hosts: { media: 'm.com' } } },
    ],
    [
      'another language',
      { languages: languages.slice(0, 2) },
      { languages: languages.slice(1, 3) },
    ],
    [
      'another address',
      { alternates: { de: '/a' } },
      { alternates: { de: '/b' } },
    ],
    ['a feature less', { features: { languageUk: true } }, { features: {} }],
  ])('change it if they differ: %s', (_, before, after) => {
    const changes = vi.fn();
    const page = (settings: LintelSettings) => (
      <LintelProvider tracking={false} accounts={false} {...settings}>
        <Effects onChange={changes} />
      </LintelProvider>
    );
    const { rerender } = render(page(before));
    changes.mockClear();
    rerender(page(after));
    expect(changes).toHaveBeenCalled();
  });
});

it('a callback written in the JSX renders nothing inside the provider again, and the last one is called', async () => {
  const rendered = vi.fn();
  const Inside = memo(function Inside() {
    useSettings();
    rendered();
    return <LanguageMenu />;
  });
  const inside = <Inside />;
  const page = openPage({ consent: null });
  const [changed, sent] = [vi.fn(), vi.fn()];
  const ui = (time: number) => (
    <LintelProvider
      consent="granted"
      onLanguageChange={({ code }) => changed(code, time)}
      tracking={{ send: () => void sent(time) }}
    >
      {inside}
    </LintelProvider>
  );
  const { rerender } = render(ui(1));
  await expect.poll(() => page.landings).toHaveLength(1);
  rendered.mockClear();
  sent.mockClear();
  rerender(ui(2));
  expect(rendered).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Deutsch'));
  expect(changed.mock.calls).toEqual([['de', 2]]);
  await expect.poll(() => sent.mock.calls).toEqual([[2]]);
});

/** A component whose effect depends on what hooks return. */
function Effects({ onChange }: { onChange(): void }) {
  const { urlFor, languages: all } = useLanguage();
  const { redirectUrl } = useAuth();
  const flags = useFeatureFlags();
  useEffect(onChange, [onChange, urlFor, all, redirectUrl, flags]);
  return null;
}

it.each(['', ' ', null])(
  'the address %j, as JSON and a CMS have it, marks no page',
  (url) => {
    const html = renderToString(
      <LintelProvider tracking={false} url={url as string}>
        <Link href="/">Home</Link>
      </LintelProvider>,
    );
    expect(html).not.toContain('aria-current=');
  },
);

describe('null, as JSON and a CMS have it, is the default and not the provider’s', () => {
  const own = {
    version: 1,
    items: [{ id: 'a', label: 'Own', href: '/a' }],
  } as const;
  it.each<[string, LintelSettings, LintelSettings, string | RegExp]>([
    ['navigation', { navigation: own }, { navigation: null }, 'Products'],
    ['content', { content: de }, { content: null as never }, 'Products'],
    [
      'messages',
      { messages: { menu: 'Own' } },
      { messages: null as never },
      'Menu',
    ],
    [
      'languages',
      { languages: [languages[1]!] },
      { languages: null as never },
      /^Language/,
    ],
  ])('%s', (_, around, inside, name) => {
    render(
      <LintelProvider tracking={false} accounts={false} {...around}>
        <Header {...inside} />
      </LintelProvider>,
    );
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  });
});
