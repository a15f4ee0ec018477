import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { en } from '../../src/content/locales/en';
import type { Navigation, NavigationLink } from '../../src/content/navigation';
import { expectConsole } from '../setup/console';
import { link, trigger, withPrices } from '../header/headerParts';
import type { HeaderProps } from '../../src/components/Header/Header';
import { showHeader } from '../header/showHeader';

// Only the plain list, the fallback until the drawer has loaded.
vi.mock('../../src/core/machine/loader', async (importOriginal) => {
  const { loaderWithoutDrawer } = await import('../machine/loaderWithout');
  return loaderWithoutDrawer(await importOriginal());
});

const site = { domain: 'example.com' };

/** Links in the bar. */
function navigationOf(...links: Omit<NavigationLink, 'id'>[]): Navigation {
  return {
    version: 1,
    items: links.map((one, at) => ({ id: `link-${at}`, ...one })),
  };
}

const expectHref = (name: string, href: string) =>
  expect.element(link(name)).toHaveAttribute('href', href);

describe('an external link', () => {
  it('opens in a new tab, which its name announces', async () => {
    await showHeader({ site });
    await userEvent.hover(trigger());
    const external = link('Domain Search (opens in a new tab)');
    await expect
      .element(external)
      .toHaveAttribute('href', 'https://domains.example.com/search');
    await expect.element(external).toHaveAttribute('target', '_blank');
    await expect.element(external).toHaveAttribute('rel', 'noopener');
  });

  it('is one with `external`; a link to another host without it opens in the same tab', async () => {
    await showHeader({
      navigation: navigationOf(
        { label: 'Ours', href: '/', host: 'forum', external: false },
        { label: 'Theirs', href: 'https://example.org/', external: true },
      ),
      site,
    });
    await expect.element(link('Ours')).not.toHaveAttribute('target');
    await expect
      .element(link('Theirs (opens in a new tab)'))
      .toHaveAttribute('target', '_blank');
  });
});

// Which links are templates: see links.test.ts
describe('a link to the templates', () => {
  async function showListAt(width: number, props: HeaderProps = {}) {
    await page.viewport(width, 900);
    await showHeader({
      ...props,
      site,
      navigation: navigationOf(
        { label: 'Templates', href: '/templates?topic=shop#all' },
        {
          label: 'Help',
          href: '/templates',
          host: 'support',
          external: false,
        },
        { label: 'New tab', href: '/templates', external: true },
      ),
    });
    await userEvent.click(trigger('Menu'));
  }

  it('leads to /start below 744 px, and follows the window’s width', async () => {
    await showListAt(744);
    await expectHref('Templates', '/templates?topic=shop#all');
    await page.viewport(743, 900);
    await expectHref('Templates', '/start?topic=shop#all');
    // Links that end differently or open in a new tab keep their address.
    await expectHref('Help', 'https://support.example.com/templates');
    await expectHref('New tab (opens in a new tab)', '/templates');
    await page.viewport(744, 900);
    await expectHref('Templates', '/templates?topic=shop#all');
  });

  it('keeps its address in Japanese', async () => {
    // Passed, because Japanese content would load later and rename the button.
    await showListAt(743, { locale: 'ja-JP', content: en });
    await expectHref('Templates', '/templates?topic=shop#all');
  });
});

describe('a link with a script', () => {
  it('is left out, and reported in development', async () => {
    expectConsole('error', /^Lintel: navigation.items\[0\].href: /);
    await showHeader({
      navigation: navigationOf(
        { label: 'Bad', href: ' java\tscript:alert(1)' },
        { label: 'Good', href: 'mailto:help@example.com' },
      ),
    });
    await expectHref('Good', 'mailto:help@example.com');
    await vi.dynamicImportSettled();
    expect(document.body.textContent).not.toContain('Bad');
  });
});

describe('the link to the current page', () => {
  it('is the only one marked, and changes when the visitor goes on', async () => {
    history.replaceState(null, '', '/pricing?from=mail#top');
    const { header } = await showHeader({ navigation: withPrices });
    await expect
      .element(link('Prices'))
      .toHaveAttribute('aria-current', 'page');
    expect(header.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
    history.replaceState(null, '', '/elsewhere');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect.element(link('Prices')).not.toHaveAttribute('aria-current');
  });
});
