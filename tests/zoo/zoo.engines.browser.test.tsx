import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, server, userEvent, type Locator } from 'vitest/browser';
import { en } from '../../src/content/locales/en';
import type { NavigationMenu } from '../../src/content/navigation';
import { Header } from '../../src/header/Header';
import {
  zoo,
  ZooPage,
  type ForeignPage,
  type ZooName,
} from '../../stories/pages/zoo/zooPages';
import {
  accountMenu,
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  item,
} from '../account/accountMenuParts';
import { drawn } from '../browser/clock';
import { tap } from '../browser/tap';
import {
  bar,
  expectClosed,
  expectExpanded,
  expectGround,
  expectOpen,
  INK,
  languageButton,
  link,
  panel,
  PAPER,
  trigger,
} from '../header/headerParts';
import { backend, freshPage } from '../header/showHeader';

const WIDE = [1280, 900] as const;
const PHONE = [390, 700] as const;

const site = { domain: 'example.com' };
const heading = page.getByRole('heading', { level: 1 });
const drawer = page.getByRole('dialog', { name: 'Menu' });
const questions = page.getByRole('heading', { name: 'Questions' });

/** Shows the page to a logged-in visitor. */
async function show(name: ZooName, [width, height]: readonly [number, number]) {
  await page.viewport(width, height);
  await freshPage();
  await backend.logIn({ firstName: 'Ada' });
  const header = (actions: React.ReactNode) => (
    <Header
      site={site}
      tracking={false}
      theme="dark-background"
      hover={{ reflex: 60_000 }}
      actions={actions}
    />
  );
  render(<ZooPage name={name} header={header} />);
  const isPhone = width < 1024;
  await expect.element(isPhone ? trigger('Menu') : avatar()).toBeVisible();
}

/** What a visitor does. */
type Act = (foreign: ForeignPage, name: ZooName) => Promise<void>;
const acts = {
  /** Opens and closes everything. */
  async 'uses a mouse'(foreign, name) {
    await show(name, WIDE);
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.click(trigger('Resources'));
    await expectOpen('Resources');
    await expectClosed();
    await userEvent.click(languageButton());
    await expectExpanded(languageButton(), true);
    await pressElsewhere(foreign);
    await expectExpanded(languageButton(), false);
    await userEvent.click(avatar());
    await expectMenuOpen();
    await userEvent.hover(accountMenu());
    await drawn();
    await expectMenuOpen();
    await pressElsewhere(foreign);
    await expectMenuClosed();
  },

  async 'opens a menu'(_, name) {
    await show(name, WIDE);
    await userEvent.click(trigger());
    await expectOpen();
    await userEvent.click(trigger());
    await expectClosed();
  },

  /** Opens and closes everything. */
  async 'uses keys'(_, name) {
    await show(name, WIDE);
    await tabTo(trigger());
    await userEvent.keyboard('{Enter}');
    await expectOpen();
    await tabTo(link('Websites'));
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    expect(focused()).toBe(trigger().element());
    await tabTo(languageButton());
    await userEvent.keyboard('{Enter}');
    await expectExpanded(languageButton(), true);
    await userEvent.keyboard('{Escape}');
    await expectExpanded(languageButton(), false);
    await tabTo(avatar());
    await userEvent.keyboard('{Enter}');
    await expectMenuOpen();
    await expect.poll(focused).toBe(item('Account Dashboard').element());
    await userEvent.keyboard('{Escape}');
    await expectMenuClosed();
    expect(focused()).toBe(avatar().element());
  },

  /** The page does not scroll. */
  async 'tabs along'(foreign, name) {
    await show(name, WIDE);
    await scrollToEnd();
    const start = boxOf(questions).top;
    await tabTo(link('Skip to main content'));
    for (const stop of [
      link('example.com Home'),
      trigger(),
      trigger('Resources'),
      languageButton(),
      avatar(),
      ...firstStopOf(foreign),
    ]) {
      await userEvent.tab();
      expect(focused()).toBe(stop.element());
    }
    if (foreign.actions) await userEvent.keyboard('a');
    await drawn();
    // WebKit moves an element that scrolls by a few pixels. It leaves the window.
    if (server.browser === 'safari' && scrollY === 0) return;
    expect(boxOf(questions).top).toBeCloseTo(start, 0);
  },

  /** It fills the window, and the page is as it was. */
  async 'uses the drawer'(foreign, name) {
    await show(name, PHONE);
    const menu = trigger('Menu');
    // Until the drawer has loaded, the button opens a plain list.
    await expect
      .poll(() => menu.element().getAttribute('aria-controls'))
      .toMatch(/-drawer$/);
    const top = boxOf(heading).top;
    await tap(menu);
    await expect.element(drawer).toBeVisible();
    await expect
      .poll(() => boxOf(drawer))
      .toMatchObject({ x: 0, y: 0, width: innerWidth, height: innerHeight });
    const section = drawer.getByRole('button', { name: 'Products' });
    await userEvent.click(section);
    await expectExpanded(section, true);
    await expect
      .element(drawer.getByRole('link', { name: 'Scheduling' }))
      .toBeVisible();
    for (const stop of firstStopOf(foreign)) await tabTo(stop);
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expectExpanded(menu, false);
    expect(focused()).toBe(menu.element());
    expect(boxOf(heading).top).toBeCloseTo(top, 0);
    await expectPressable(heading);
  },

  /** The header stays in view and turns light. */
  async scrolls(_, name) {
    await show(name, WIDE);
    // Where it rests, the pointer could be over a button of the bar.
    await userEvent.hover(heading);
    await expectGround(INK);
    await scrollToEnd();
    await expectGround(PAPER);
    await expect.poll(() => boxOf(bar).top).toBeCloseTo(0, 0);
    heading.element().scrollIntoView({ block: 'end', behavior: 'instant' });
    await expectGround(INK);
  },

  /** To the content, and to a part of it, which ends up below the header. */
  async jumps(_, name) {
    await show(name, WIDE);
    await tabTo(link('Skip to main content'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => location.hash).toBe('#content');
    location.hash = 'questions';
    await expect
      .poll(() => boxOf(questions).top - boxOf(bar).bottom)
      .toSatisfy((gap: number) => gap > -1 && gap < 60);
  },

  /** Each leads where its words say. */
  async 'follows links'(_, name) {
    await show(name, WIDE);
    await userEvent.click(trigger());
    await expectOpen();
    const wanted = addressesByWords();
    const links = panel().getByRole('link').elements();
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) {
      const words = link.textContent.replace(/New$| \(.*\)$/, '');
      const { href } = link as HTMLAnchorElement;
      const address = href.replace(location.origin, '').replace('?_gl=1', '');
      expect([words, address]).toEqual([words, wanted.get(words)]);
    }
  },
} satisfies Record<string, Act>;

type Title = keyof typeof acts;

const bothWidths: Title[] = ['opens a menu', 'uses the drawer'];

/** What each page could break. */
const risks: Record<ZooName, Title[]> = {
  'scrolls its body': ['tabs along', 'uses the drawer', 'scrolls', 'jumps'],
  'scrolls in an app shell': [
    'tabs along',
    'uses the drawer',
    'scrolls',
    'jumps',
  ],
  // How bar and menus look there: see tests/header/pageStyles.browser.test.tsx
  'uses a dark theme of daisyUI': bothWidths,
  'is one form': ['uses keys', 'uses the drawer'],
  'has a search field in its header': ['tabs along', 'uses the drawer'],
  'has a Radix menu in its header': ['uses a mouse', 'tabs along'],
  'has web components in its header': ['tabs along', 'uses the drawer'],
  'extends prototypes': bothWidths,
  'is being translated': bothWidths,
  'has a guest': ['follows links', 'uses a mouse', 'uses the drawer'],
};

describe.each(Object.entries(risks))(
  'on a page that %s, a visitor',
  (name, all) => {
    it.each(all)('%s', (act) => {
      const page = name as ZooName;
      return (acts[act] as Act)(zoo[page], page);
    });
  },
);

/** The addresses of the Products menu and of the guest, by their words. */
function addressesByWords(): Map<string, string> {
  const [{ groups, viewAll }] = en.navigation.items as [NavigationMenu];
  const links = [...groups.flatMap((group) => group.links), viewAll!];
  return new Map([
    ['Guest', '/guest'],
    ...links.map(({ label, href, host }): [string, string] => [
      label,
      host ? `https://${host}.example.com${href}` : href,
    ]),
  ]);
}

/** Presses the page outside the header. */
async function pressElsewhere({ elsewhere }: ForeignPage) {
  await userEvent.click(elsewhere ? page.getByTitle(elsewhere.title) : heading);
}

/** The first tab stop of the page's own actions. */
const firstStopOf = ({ actions: own }: ForeignPage) =>
  own ? [page.getByRole(own.role, { name: own.name })] : [];

/** Presses Tab until the element has focus. */
async function tabTo(target: Locator) {
  const element = target.element();
  for (let presses = 0; presses < 60; presses += 1) {
    await userEvent.tab();
    if (focused() === element) return;
  }
  throw new Error(`Tab does not reach ${target.selector}.`);
}

/** The focused element, in a web component too. */
function focused(): Element {
  let element = document.activeElement!;
  while (element.shadowRoot?.activeElement) {
    element = element.shadowRoot.activeElement;
  }
  return element;
}

async function scrollToEnd() {
  questions.element().scrollIntoView({ behavior: 'instant' });
  await expect.element(questions).toBeInViewport();
}

const boxOf = (part: Locator) => part.element().getBoundingClientRect();

/** Nothing lies over the part of the page. */
async function expectPressable(part: Locator) {
  const { x, y, width, height } = boxOf(part);
  await expect
    .poll(() => document.elementFromPoint(x + width / 4, y + height / 2))
    .toSatisfy((hit: Element) => part.element().contains(hit));
}
