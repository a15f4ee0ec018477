import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { de } from '../../src/content/locales/de';
import type { Navigation } from '../../src/content/navigation';
import { expectNoAxeViolations } from '../setup/axe';
import { atRest } from '../browser/atRest';
import { inDrawer, openDrawer, showPhone } from '../mobile-drawer/drawerParts';
import { expectOpen, link, trigger } from '../header/headerParts';
import { showHeader } from '../header/showHeader';

const site = { domain: 'example.com' };
const english = { languages: ['en'], elsewhere: 'mark' } as const;

const navigation: Navigation = {
  version: 1,
  items: [
    {
      id: 'plans',
      label: 'Angebote',
      groups: [
        {
          id: 'plans',
          links: [
            {
              id: 'pricing',
              label: 'Preise',
              href: '/pricing',
              description: 'Was es kostet',
              badge: { kind: 'new', from: '2020-01-01' },
              ...english,
            },
            { id: 'hidden', label: 'Versteckt', href: '/x', languages: ['en'] },
            { id: 'shown', label: 'Vergleich', href: '/compare' },
          ],
        },
      ],
      viewAll: { id: 'all', label: 'Alle', href: '/all', ...english },
    },
    { id: 'about', label: 'Über uns', href: '/about', ...english },
  ],
};

const props = { site, navigation, content: de, locale: 'de-DE' };

describe('a link to the English site', () => {
  it('is announced as one in a menu and in the bar', async () => {
    const { header } = await showHeader(props);
    await userEvent.hover(trigger('Angebote'));
    await expectOpen('Angebote');
    const names = {
      'Preise (auf Englisch) Neu Was es kostet': '/pricing',
      'Alle (auf Englisch)': '/all',
      'Über uns (auf Englisch)': '/about',
    };
    for (const [name, path] of Object.entries(names)) {
      await expect
        .element(link(name))
        .toHaveAttribute('href', `https://www.example.com${path}`);
      await expect.element(link(name)).toHaveAttribute('hreflang', 'en');
    }
    await expect.element(link('Vergleich')).not.toHaveAttribute('hreflang');
    expect(header.textContent).not.toContain('Versteckt');
    atRest(header);
    await expectNoAxeViolations(header);
  });

  it('is announced as one in the drawer', async () => {
    await showPhone({ ...props, messages: { menu: 'Menu' } });
    await openDrawer();
    await userEvent.click(inDrawer('button', 'Angebote'));
    const pricing = inDrawer('link', 'Preise (auf Englisch) Neu Was es kostet');
    await expect
      .element(pricing)
      .toHaveAttribute('href', 'https://www.example.com/pricing');
    await expect
      .element(inDrawer('link', 'Über uns (auf Englisch)'))
      .toBeVisible();
    await expect.element(page.getByText('Versteckt')).not.toBeInTheDocument();
  });
});
