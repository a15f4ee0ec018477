import { render, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '../../src/header/Header';
import { de } from '../../src/content/locales/de';
import { MobileDrawer } from '../../src/drawer/MobileDrawer';
import type { Navigation, NavigationLink } from '../../src/content/navigation';

const pricing = { id: 'pricing', label: 'Pricing', href: '/pricing' };

const navigationOf = (link: Partial<NavigationLink>): Navigation => ({
  version: 1,
  items: [
    {
      id: 'plans',
      label: 'Plans',
      groups: [{ id: 'plans', links: [{ ...pricing, ...link }] }],
    },
    { id: 'about', label: 'About', href: '/about' },
  ],
});

const dated = navigationOf({
  badge: { kind: 'new', from: '2026-11-01', until: '2026-11-30' },
});

const pageOf = (navigation: Navigation | null, locale = 'en-US') => (
  <Header
    site={{ domain: 'example.com' }}
    locale={locale}
    content={locale === 'de-DE' ? de : undefined}
    navigation={navigation}
    tracking={false}
  />
);

// A page without a login check, because jsdom has no server.
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('lintel/1'));
  window.history.replaceState(null, '', '/?error-auth');
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => vi.useRealTimers());

/** Hydrates a server's HTML on a given day. */
async function hydrate(page: React.ReactElement, day: string) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  vi.setSystemTime(day);
  render(page, { container, hydrate: true });
  await waitFor(() =>
    expect(container.querySelector('[data-lintel="account"]')).toHaveAttribute(
      'data-status',
      'loggedOut',
    ),
  );
  return within(container);
}

describe('a badge with dates', () => {
  it('is not in a server’s HTML, whatever its clock says', () => {
    const days = ['2026-10-31', '2026-11-15', '2026-12-01'];
    const pages = [
      pageOf(dated),
      <MobileDrawer navigation={dated} site={{ domain: 'example.com' }} />,
    ];
    for (const page of pages) {
      const sent = days.map((day) => {
        vi.setSystemTime(day);
        return renderToString(page);
      });
      expect(new Set(sent).size).toBe(1);
      expect(sent[0]).toContain('Pricing');
      expect(sent[0]).not.toContain('New');
    }
  });

  it('is shown after hydration on its days', async () => {
    const page = await hydrate(pageOf(dated), '2026-11-30T23:59:59Z');
    expect(page.getByText('New')).toBeInTheDocument();
  });
});

describe('a link that exists only in English', () => {
  const hidden = navigationOf({ languages: ['en'] });

  it('is not in the server’s HTML of other pages, and neither is a menu left empty by it', async () => {
    const html = renderToString(pageOf(hidden, 'de-DE'));
    expect(html).not.toContain('Pricing');
    expect(html).not.toContain('Plans');
    expect(html).toContain('About');
    expect(renderToString(pageOf(hidden))).toContain('Pricing');
    const page = await hydrate(pageOf(hidden, 'de-DE'), '2026-11-15');
    expect(page.queryByText('Pricing')).toBeNull();
  });

  it('says that it is in English if it is marked, and leads to the English site', async () => {
    const english = { languages: ['en'], elsewhere: 'mark' } as const;
    const [plans, about] = navigationOf({
      ...english,
      description: 'What it costs',
      badge: 'new',
    }).items;
    const all = { id: 'all', label: 'All', href: '/all', ...english };
    const navigation = {
      version: 1,
      items: [
        { ...plans, viewAll: all },
        { ...about, ...english },
      ],
    } as Navigation;
    const shown = await hydrate(pageOf(navigation, 'de-DE'), '2026-11-15');
    const drawer = document.createElement('div');
    drawer.innerHTML = renderToString(
      <MobileDrawer
        site={{ domain: 'example.com' }}
        locale="de-DE"
        content={de}
        navigation={navigation}
      />,
    );
    for (const part of [shown, within(drawer)]) {
      for (const [label, more, path] of [
        ['Pricing', ' *Neu *What it costs', '/pricing'],
        ['All', '', '/all'],
        ['About', '', '/about'],
      ] as const) {
        const name = new RegExp(`^${label} \\(auf Englisch\\)${more}$`);
        const link = part.getByRole('link', { name, hidden: true });
        expect(link).toHaveAttribute('href', `https://www.example.com${path}`);
        expect(link).toHaveAttribute('hreflang', 'en');
        expect(link).toHaveAttribute('data-lintel-name', label);
      }
    }
  });
});

it('a header with navigation={null} shows the default menus', () => {
  expect(renderToString(pageOf(null))).toContain('Products');
});
