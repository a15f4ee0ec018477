import { Activity } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inRgb } from '../browser/inRgb';
import { cross, openDrawer, showPhone } from '../drawer/drawerParts';
import { drawn } from '../browser/clock';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import { sendHeaderMessage } from '../../src/header/headerMessages';
import { RouterAdapter } from '../../src/link/RouterAdapter';
import {
  computed,
  expectGround,
  expectOpen,
  groundOfBar,
  INK,
  PAPER,
  languageButton,
  link,
  panel,
  trigger,
} from './headerParts';
import {
  headerOf,
  makeRoomToScroll,
  showHeader,
  showPage,
  showServerHtml,
  startPage,
} from './showHeader';

/** Is a field, without the element of one. */
const Editor = () => (
  <p contentEditable suppressContentEditableWarning role="searchbox">
    Search
  </p>
);

const CLEAR = 'rgba(0, 0, 0, 0)';

const dark = { theme: 'dark-background' } as const;

it('the header at the top of the page is light by default, and dark on a dark background', async () => {
  const { header, rerender } = await showHeader();
  expect([groundOfBar(), wordsOf(header)]).toEqual([PAPER, INK]);
  rerender(<Header consent="granted" {...dark} />);
  await expectGround(INK);
  await expect.poll(() => wordsOf(header)).toBe(PAPER);
});

/** Their colour. */
const wordsOf = (header: Element) => inRgb(computed(header).color);

describe('a header on a dark background turns light', () => {
  it('when the page is scrolled by at least 1 px, until it is back at the top', async () => {
    await showHeader(dark);
    makeRoomToScroll();
    scrollTo(0, 1);
    await expectGround(PAPER);
    scrollTo(0, 0);
    await expectGround(INK);
  });

  it('when a menu is open, which stays dark', async () => {
    await showHeader(dark);
    await userEvent.hover(trigger());
    await expectOpen();
    await expectGround(PAPER);
    expect(computed(panel().element()).backgroundColor).toBe(INK);
    await userEvent.keyboard('{Escape}');
    await expectGround(INK);
  });

  it('when the drawer is open', async () => {
    await showPhone(dark);
    await openDrawer();
    await expectGround(PAPER);
    await userEvent.click(cross());
    await expectGround(INK);
  });
});

it('a menu is white on a light background', async () => {
  await showHeader();
  await userEvent.hover(trigger());
  await expectOpen();
  expect(computed(panel().element()).backgroundColor).toBe(PAPER);
});

describe('data-lintel-page-theme', () => {
  it('applies in the HTML of a server, overrides the theme prop after that, and a message overrides both', async () => {
    await startPage();
    const hydrate = showServerHtml(
      <>
        <Header consent="granted" theme="light-background" />
        <main data-lintel-page-theme="dark-background" />
      </>,
    );
    await expectGround(INK);
    hydrate();
    await headerOf();
    await expectGround(INK);
    sendHeaderMessage('set light background');
    await expectGround(PAPER);
  });

  it('on the body or another element of the page applies while it is there', async () => {
    await showHeader();
    const mark = 'data-lintel-page-theme';
    for (const element of [document.body, page.getByRole('main').element()]) {
      onTestFinished(() => element.removeAttribute(mark));
      element.setAttribute(mark, 'dark-background');
      await expectGround(INK);
      element.removeAttribute(mark);
      await expectGround(PAPER);
      element.setAttribute(mark, 'dark-background');
      await expectGround(INK);
      element.setAttribute(mark, 'light-background');
      await expectGround(PAPER);
      element.removeAttribute(mark);
    }
  });

  it('of a page that React keeps hidden does not apply', async () => {
    const pagesOf = (pathname: string) => (
      <RouterAdapter navigate={() => {}} pathname={pathname}>
        <Header consent="granted" />
        <Activity mode={pathname === '/next' ? 'hidden' : 'visible'}>
          <div data-lintel-page-theme="dark-background" />
        </Activity>
      </RouterAdapter>
    );
    const { rerender } = await showPage(pagesOf('/before'));
    await expectGround(INK);
    rerender(pagesOf('/next'));
    await expectGround(PAPER);
    rerender(pagesOf('/before'));
    await expectGround(INK);
  });
});

describe('the header’s position', () => {
  // WCAG 1.4.10: a phone in landscape, or a zoom of 400 %.
  it.each([
    ['by default', undefined],
    ['as an overlay', 'overlay'],
  ] as const)(
    'keeps it in view %s, but not if that would leave no space for the page',
    async (_, position) => {
      await page.viewport(1280, 401);
      const { header } = await showHeader({ position });
      makeRoomToScroll();
      scrollTo(0, 900);
      const bar = page.elementLocator(header);
      await expect.element(bar).toBeInViewport({ ratio: 1 });
      await page.viewport(1280, 400);
      await expect.element(bar).not.toBeInViewport();
    },
  );

  const search = <input type="search" aria-label="Search" />;
  it.each<[where: string, props: HeaderProps]>([
    ['banner', { banner: search }],
    ['actions', { actions: search }],
    ['banner of an overlay', { banner: search, position: 'overlay' }],
    ['actions', { actions: <Editor /> }],
  ])(
    'keeps a field of its %s in view when a keyboard leaves little of the window',
    async (_, props) => {
      await page.viewport(1280, 700);
      const { header } = await showHeader(props);
      makeRoomToScroll();
      scrollTo(0, 900);
      const field = page.getByRole('searchbox');
      (field.element() as HTMLElement).focus({ preventScroll: true });
      await page.viewport(1280, 380);
      await drawn();
      expect(header.getBoundingClientRect().top).toBe(0);
      (trigger().element() as HTMLElement).focus({ preventScroll: true });
      await expect.element(field).not.toBeInViewport();
    },
  );

  it('can be static: it scrolls away', async () => {
    const { header } = await showHeader({ position: 'static' });
    makeRoomToScroll();
    scrollTo(0, 900);
    await expect.element(page.elementLocator(header)).not.toBeInViewport();
  });

  it('can be overlay: it covers the page, without a background until it turns light', async () => {
    const { header } = await showHeader({ position: 'overlay', ...dark });
    const heading = page.getByRole('heading', { name: 'A page' }).element();
    expect(heading.getBoundingClientRect().top).toBeLessThan(
      header.getBoundingClientRect().bottom,
    );
    expect(groundOfBar()).toBe(CLEAR);
    makeRoomToScroll();
    scrollTo(0, 900);
    await expectGround(PAPER);
    expect(header.getBoundingClientRect().top).toBe(0);
  });

  it('has a background as an overlay on a page that the visitor has scrolled before hydration', async () => {
    await startPage();
    const hydrate = showServerHtml(
      <>
        <Header consent="granted" position="overlay" {...dark} />
        <main style={{ minHeight: '300vh' }} />
      </>,
    );
    scrollTo(0, 600);
    hydrate();
    await headerOf();
    await expectGround(PAPER);
    scrollTo(0, 0);
    await expectGround(CLEAR);
  });
});

it('the minimal header has logo, languages, login and actions, and no menus', async () => {
  const actions = <a href="/start">Start</a>;
  await showHeader({ variant: 'minimal', actions });
  const shown = page.getByRole('banner').getByRole('link');
  expect(shown.elements().map((one) => one.textContent)).toEqual([
    'Skip to main content',
    'Home',
    'Log In',
    'Start',
  ]);
  await expect.element(link('Log In')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([
    languageButton().element(),
  ]);
  expect(page.getByRole('navigation').elements()).toEqual([]);
});
