import { render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '../../src/components/Header/Header';
import { de } from '../../src/content/locales/de';
import { MobileDrawer } from '../../src/components/MobileDrawer/MobileDrawer';
import type { Navigation, NavigationLink } from '../../src/content/navigation';
import { resolveNavigation } from '../../src/content/resolveNavigation';

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

// A page where nobody is asked who is there: jsdom has no server.
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('lintel/1'));
  window.history.replaceState(null, '', '/?error-auth');
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => vi.useRealTimers());

/** Hydrates a server's HTML, on a day. */
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

const link = (name: RegExp) => screen.getByRole('link', { name, hidden: true });

describe('a dated badge', () => {
  it('is in no server’s HTML, whatever its clock says', () => {
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

  it.each([
    ['2026-10-31T23:59:59Z', false],
    ['2026-11-01T00:00:00Z', true],
    ['2026-11-30T23:59:59Z', true],
    ['2026-12-01T00:00:00Z', false],
  ])('of November shows to a visitor at %s: %s', async (moment, expected) => {
    const page = await hydrate(pageOf(dated), moment);
    const badge = page.queryByText('New');
    if (expected) expect(badge).toBeInTheDocument();
    else expect(badge).toBeNull();
  });

  it('is in the HTML of a server that says what day it is', async () => {
    const navigation = resolveNavigation(dated, {
      now: new Date('2026-11-15'),
    });
    expect(renderToString(pageOf(navigation))).toContain('>New<');
    const page = await hydrate(pageOf(navigation), '2027-01-01');
    expect(page.getByText('New')).toBeInTheDocument();
  });
});

describe('a link that exists in English alone', () => {
  const hidden = navigationOf({ languages: ['en'] });
  const marked = navigationOf({ languages: ['en'], elsewhere: 'mark' });

  it('is in the server’s HTML of English pages', () => {
    const html = renderToString(pageOf(hidden));
    expect(html).toContain('Pricing');
    expect(html).not.toContain('hrefLang="en"');
  });

  it('is not in that of others, nor is a menu that is left empty', async () => {
    const html = renderToString(pageOf(hidden, 'de-DE'));
    expect(html).not.toContain('Pricing');
    expect(html).not.toContain('Plans');
    expect(html).toContain('About');
    const page = await hydrate(pageOf(hidden, 'de-DE'), '2026-11-15');
    expect(page.queryByText('Pricing')).toBeNull();
  });

  it('says so where it is marked, and leads to the English site', async () => {
    await hydrate(pageOf(marked, 'de-DE'), '2026-11-15');
    const pricing = link(/^Pricing \(auf Englisch\)$/);
    expect(pricing).toHaveAttribute('href', 'https://www.example.com/pricing');
    expect(pricing).toHaveAttribute('hreflang', 'en');
    expect(pricing).toHaveAttribute('data-lintel-name', 'Pricing');
  });

  it('says nothing on an English page', async () => {
    await hydrate(pageOf(marked), '2026-11-15');
    expect(link(/^Pricing$/)).toHaveAttribute('href', '/pricing');
    expect(link(/^Pricing$/)).not.toHaveAttribute('hreflang');
  });
});

it('no menus of its own are the provider’s', () => {
  expect(renderToString(pageOf(null))).toContain('Products');
});
