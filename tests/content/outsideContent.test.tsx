import { render, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Header } from '../../src/header/Header';
import { de } from '../../src/content/locales/de';
import { MobileDrawer } from '../../src/drawer/MobileDrawer';
import type {
  LintelNavigation,
  NavigationLink,
} from '../../src/content/navigation';
import {
  languages as defaultLanguages,
  languagesInPath,
} from '../../src/site/languages';

const pricing = { id: 'pricing', label: 'Pricing', href: '/pricing' };

const navigationOf = (link: Partial<NavigationLink>): LintelNavigation => ({
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

const pageOf = (navigation: LintelNavigation | null, locale = 'en-US') => (
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
});

/** Hydrates a server's HTML. */
async function hydrate(page: React.ReactElement) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  render(page, { container, hydrate: true });
  await waitFor(() =>
    expect(container.querySelector('[data-lintel="account"]')).toHaveAttribute(
      'data-lintel-status',
      'loggedOut',
    ),
  );
  return within(container);
}

describe('a link to an English page', () => {
  it('leads to the English site from pages in other languages, and is marked as English', async () => {
    const english = { language: 'en' };
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
    } as LintelNavigation;
    const shown = await hydrate(pageOf(navigation, 'de-DE'));
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
        const name = new RegExp(`^${label} \\(English\\)${more}$`);
        const link = part.getByRole('link', { name, hidden: true });
        expect(link).toHaveAttribute('href', `https://www.example.com${path}`);
        expect(link).toHaveAttribute('hreflang', 'en-US');
        expect(link).toHaveAttribute('data-lintel-name', label);
      }
    }
  });
});

describe('a group’s label that is a link', () => {
  const groupOf = (change: object): LintelNavigation => ({
    version: 1,
    items: [
      {
        id: 'learn',
        label: 'Lernen',
        groups: [
          {
            id: 'guides',
            label: 'Anleitungen',
            href: '/anleitungen',
            links: [pricing],
            ...change,
          },
        ],
      },
    ],
  });
  const site = { domain: 'example.com' };
  const languages = languagesInPath(defaultLanguages, { default: 'en' });

  /** In the panel, and in the plain list. */
  const shownIn = (navigation: LintelNavigation, url?: string) =>
    [Header, MobileDrawer].map((Part, index) => {
      const part = document.createElement('div');
      document.body.append(part);
      onTestFinished(() => part.remove());
      const settings = { site, languages, navigation, url, content: de };
      part.innerHTML = renderToString(
        <Part
          {...settings}
          id={`page-${index}`}
          locale="de-DE"
          tracking={false}
        />,
      );
      return within(part);
    });

  it('leads to the page in the page’s language, is tracked by the id of the group, and names its list', () => {
    for (const part of shownIn(groupOf({}))) {
      const link = part.getByRole('link', {
        name: 'Anleitungen',
        hidden: true,
      });
      expect(link).toHaveAttribute('href', '/de/anleitungen');
      expect(link).toHaveAttribute('data-lintel-id', 'guides');
      expect(link).not.toHaveAttribute('aria-current');
      part.getByRole('list', { name: 'Anleitungen', hidden: true });
    }
  });

  it('is marked on its page', () => {
    const url = 'https://www.example.com/de/anleitungen?page=2';
    for (const part of shownIn(groupOf({}), url)) {
      const name = 'Anleitungen';
      const link = part.getByRole('link', { name, hidden: true });
      expect(link).toHaveAttribute('aria-current', 'page');
    }
  });

  it('can lead to another host, to a new tab, or to a page in another language', () => {
    const [support] = shownIn(groupOf({ host: 'support', external: true }));
    const opened = support!.getByRole('link', {
      name: /^Anleitungen ?\(wird in einem neuen Tab geöffnet\)$/,
      hidden: true,
    });
    expect(opened).toHaveAttribute(
      'href',
      'https://support.example.com/anleitungen',
    );
    expect(opened).toHaveAttribute('target', '_blank');
    const [french] = shownIn(groupOf({ language: 'fr' }));
    const name = 'Anleitungen (Français)';
    const link = french!.getByRole('link', { name, hidden: true });
    expect(link).toHaveAttribute('href', '/fr/anleitungen');
    expect(link).toHaveAttribute('hreflang', 'fr-FR');
  });
});

it.each(['Website erstellen Alles für Ihre Website', 'E-Commerce'])(
  'a list of links is named by the label and the description of its group: %s',
  (name) => {
    const shown = document.createElement('div');
    document.body.append(shown);
    shown.innerHTML = renderToString(pageOf(null, 'de-DE'));
    within(shown).getByRole('list', { name, hidden: true });
  },
);
