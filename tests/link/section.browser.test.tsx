import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type {
  LintelNavigation,
  NavigationGroup,
} from '../../src/content/navigation';
import { MobileDrawer } from '../../src/drawer/MobileDrawer';
import { Header } from '../../src/header/Header';
import { drawn } from '../browser/clock';
import { expectOpen, link, trigger } from '../header/headerParts';
import { showHeader } from '../header/showHeader';

const groupTo = (...hrefs: string[]): NavigationGroup => ({
  id: 'group',
  links: hrefs.map((href) => ({ id: href, label: `To ${href}`, href })),
});

const navigation: LintelNavigation = {
  version: 1,
  items: [
    { id: 'home', label: 'Start', href: '/' },
    { id: 'learn', label: 'Learn', groups: [groupTo('/guides', '/blog')] },
    { id: 'more', label: 'More', groups: [groupTo('/guides/seo', '/guides')] },
    { id: 'prices', label: 'Prices', href: '/pricing' },
  ],
};

/** What is current among menus and links, by its text. */
function currentIn(root: ParentNode = document): string[] {
  return [...root.querySelectorAll('[aria-current]:not([lang])')].map((each) =>
    [each.textContent, each.getAttribute('aria-current')].join(': '),
  );
}

function goTo(path: string): void {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  history.replaceState(null, '', path);
}

describe('the section of the page', () => {
  it.each([
    ['/guides/seo/links', ['More: true', 'To /guides/seo: true']],
    ['/blog/2026', ['Learn: true', 'To /blog: true']],
    ['/guides/images', ['Learn: true', 'To /guides: true', 'To /guides: true']],
    ['/guides/seo', ['More: true', 'To /guides/seo: page']],
    ['/pricing/yearly', ['Prices: true']],
    ['/', ['Start: page']],
    ['/about', []],
  ])('on %s is marked, with the menu that leads to it', async (path, marks) => {
    goTo(path);
    const { header } = await showHeader({ navigation });
    await expect.poll(() => currentIn(header)).toEqual(marks);
    const url = `https://www.example.com${path}`;
    const html = document.createElement('div');
    html.innerHTML = renderToString(<Header {...{ navigation, url }} />);
    expect(currentIn(html)).toEqual(marks);
  });

  it('changes with the page, and without another render', async () => {
    goTo('/guides/images');
    await showHeader({ navigation });
    await expect
      .element(trigger('Learn'))
      .toHaveAttribute('aria-current', 'true');
    goTo('/guides/seo');
    await expect.element(trigger('Learn')).not.toHaveAttribute('aria-current');
    await expect
      .element(trigger('More'))
      .toHaveAttribute('aria-current', 'true');
  });

  it('is underlined in a menu, and nothing else is: its colour alone tells too little', async () => {
    goTo('/guides/images');
    await showHeader({ navigation, defaultOpen: 'menu:more' });
    await expectOpen('More');
    const lines = ['To /guides/seo', 'To /guides'].map(
      (name) => getComputedStyle(link(name).element()).textDecorationLine,
    );
    expect(lines).toEqual(['none', 'underline']);
  });

  it('is marked in the drawer', async () => {
    await page.viewport(390, 800);
    goTo('/guides/images');
    await showHeader({ navigation, defaultOpen: 'menu:learn' });
    const drawer = page.getByRole('dialog');
    await expect
      .element(drawer.getByRole('button', { name: 'Learn' }))
      .toHaveAttribute('aria-current', 'true');
    await expect
      .poll(() => currentIn(drawer.element()))
      .toEqual(['Learn: true', 'To /guides: true', 'To /guides: true']);
  });

  it('is marked in the plain list of the drawer’s server HTML', () => {
    const url = 'https://www.example.com/guides/images';
    const html = document.createElement('div');
    html.innerHTML = renderToString(<MobileDrawer {...{ navigation, url }} />);
    expect(currentIn(html)).toEqual([
      'Learn: true',
      'To /guides: true',
      'To /guides: true',
    ]);
  });

  it('keeps a mark that another script has set: a menu’s until its own changes', async () => {
    goTo('/guides/images');
    await showHeader({ navigation });
    await expect.poll(() => currentIn()).toContain('Learn: true');
    trigger('Learn').element().setAttribute('aria-current', 'location');
    link('Prices').element().setAttribute('aria-current', 'step');
    goTo('/blog/2026');
    await expect
      .poll(() => currentIn())
      .toEqual(['Learn: location', 'To /blog: true', 'Prices: step']);
    goTo('/pricing/yearly');
    await expect.poll(() => currentIn()).toEqual(['Prices: step']);
    goTo('/about');
    await drawn();
    expect(currentIn()).toEqual(['Prices: step']);
  });
});
