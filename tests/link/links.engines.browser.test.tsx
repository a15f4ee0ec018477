import { render } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { en } from '../../src/content/locales/en';
import { drawn } from '../browser/clock';
import { openDrawer, drawerIsLoaded } from '../drawer/drawerParts';
import { link } from '../header/headerParts';
import type { HeaderProps } from '../../src/header/headerProps';
import { Header } from '../../src/header/Header';
import { Link } from '../../src/link/Link';
import { StickySideNav } from '../../src/side-nav/StickySideNav';
import { RouterAdapter } from '../../src/link/RouterAdapter';
import { showHeader, showPage } from '../header/showHeader';

const expectHref = (href: string) =>
  expect.element(link('Templates')).toHaveAttribute('href', href);

// Which links are templates: see tests/site/links.test.ts
describe('a link to the templates', () => {
  async function showListAt(width: number, props: HeaderProps = {}) {
    await page.viewport(width, 900);
    await showHeader({
      ...props,
      navigation: {
        version: 1,
        items: [
          { id: 'all', label: 'Templates', href: '/templates?topic=shop#all' },
        ],
      },
    });
    await drawerIsLoaded();
    await openDrawer();
  }

  it('leads to /start below 744 px, and follows the window’s width', async () => {
    await showListAt(744);
    await expectHref('/templates?topic=shop#all');
    await page.viewport(743, 900);
    await expectHref('/start?topic=shop#all');
    await page.viewport(744, 900);
    await expectHref('/templates?topic=shop#all');
  });

  it('keeps its address in Japanese', async () => {
    // Passed, because Japanese content would load later and rename the button.
    await showListAt(743, { locale: 'ja-JP', content: en });
    await expectHref('/templates?topic=shop#all');
  });
});

describe('on a page with the <base> of another one', () => {
  const navigate = vi.fn();

  async function showPlaces() {
    navigate.mockClear();
    const base = document.createElement('base');
    base.href = '/';
    document.head.append(base);
    const { href } = location;
    onTestFinished(() => {
      base.remove();
      history.replaceState(null, '', href);
    });
    history.replaceState(null, '', '/a/b?c=1');
    await showPage(
      <RouterAdapter navigate={navigate}>
        <Header
          consent="granted"
          navigation={{
            version: 1,
            items: [{ id: 'entry', label: 'Entry', href: '#content' }],
          }}
        />
        <Link href="#content">Link</Link>
        <StickySideNav items={[{ id: 'content', label: 'Section' }]} />
      </RouterAdapter>,
    );
  }

  it.each(['Skip to main content', 'Entry', 'Link', 'Section'])(
    '“%s” leads to a place on the page, without the router',
    async (name) => {
      await showPlaces();
      (link(name).element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect
        .poll(() => location.pathname + location.search + location.hash)
        .toBe('/a/b?c=1#content');
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it('they lead to the page that the app has put into the address since', async () => {
    await showPlaces();
    history.pushState(null, '', '/a/c');
    (link('Skip to main content').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => location.pathname + location.hash)
      .toBe('/a/c#content');
  });
});

it('a link to a place on the page keeps its short address', async () => {
  await showHeader();
  await expect
    .element(link('Skip to main content'))
    .toHaveAttribute('href', '#content');
});

it('the link of a page keeps its mark when the `url` of the header follows', async () => {
  const items = ['a', 'b'].map((id) => ({ id, label: id, href: `/${id}` }));
  const header = (url: string) => (
    <Header tracking={false} url={url} navigation={{ version: 1, items }} />
  );
  const markOf = (name: string) =>
    link(name).element().getAttribute('aria-current');
  history.replaceState(null, '', '/a');
  const { rerender } = render(header('/a'));
  for (const [now, before] of [
    ['b', 'a'],
    ['a', 'b'],
  ] as const) {
    history.pushState(null, '', `/${now}`);
    // Browsers without the Navigation API have not noticed yet.
    await drawn();
    rerender(header(`/${now}`));
    await drawn();
    await expect
      .poll(() => [markOf(now), markOf(before)])
      .toEqual(['page', null]);
  }
});
