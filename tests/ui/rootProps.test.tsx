import { act, fireEvent, render, screen } from '@testing-library/react';
import type { HTMLAttributes, ReactElement, SyntheticEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { AccountMenu } from '../../src/account/AccountMenu';
import { MobileDrawer } from '../../src/drawer/MobileDrawer';
import { Header } from '../../src/header/Header';
import { Image } from '../../src/image/Image';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { Link } from '../../src/link/Link';
import { RouterAdapter } from '../../src/link/RouterAdapter';
import { StickySideNav } from '../../src/side-nav/StickySideNav';
import { SectionTracker } from '../../src/tracking/SectionTracker';
import { visit } from '../support/visit';
import { expectConsole } from '../setup/console';

interface Given extends Omit<
  HTMLAttributes<HTMLElement>,
  'content' | 'children' | 'onError'
> {
  ref?: (element: Element | null) => void;
  'data-page'?: string;
}

const settings = {
  site: { domain: 'example.com' },
  locale: 'en-US',
  url: 'https://www.example.com/',
  accounts: true,
  features: { languageUk: true },
  onLanguageChange: () => {},
};
const items = [{ id: 'prices', label: 'Prices' }];
const opening = { defaultOpen: false, onOpenChange: () => {} };
const onError = () => {};

beforeEach(() => {
  visit('https://www.example.com/?success-auth');
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  onTestFinished(() => void vi.unstubAllGlobals());
});

function BrokenLogo(): ReactElement {
  throw new Error('The logo threw.');
}

/** Each with all its own props, none of which is an attribute. */
const header = (given: Given, logo = <>Studio</>) => (
  <Header
    {...{ ...settings, ...given, logo, onError }}
    theme="dark-background"
    position="overlay"
    variant="full"
    hideOnScroll
    banner="Half price"
    actions="Start"
    primaryAction="Start"
    hover={{ reflex: 0 }}
    defaultOpen="menu:nothing"
    onOpenChange={() => {}}
    tracking={false}
    consent="denied"
  />
);
const drawer = (given: Given) => (
  <MobileDrawer
    {...{ ...settings, ...opening, ...given, onError }}
    theme="dark-background"
    logo="Studio"
    actions="Start"
  />
);
const languageMenu = (given: Given) => (
  <LanguageMenu
    {...{ ...settings, ...opening, ...given }}
    side="top"
    align="start"
  />
);
const sideNav = (given: Given) => (
  <StickySideNav
    {...{ ...settings, ...opening, ...given, items }}
    label="Chapters"
    container="around"
    variant="mobile"
    onActiveChange={() => {}}
  />
);
const accountMenu = (given: Given) => (
  <AccountMenu
    {...{ ...settings, ...opening, ...given, onError }}
    hover={{ reflex: 0 }}
  />
);
const link = (given: Given) => <Link {...given} href="/pricing" />;
const image = (given: Given) => (
  <Image {...given} folder="spotlight" file="studio" alt="" />
);
const tracker = (given: Given) => (
  <SectionTracker {...given} type="offerBanner" name="Offer" />
);
const trackedSection = (given: Given) => (
  <SectionTracker {...given} type="offerBanner" asChild>
    <section />
  </SectionTracker>
);

/** Which HTML attributes the elements have, besides those of every element. */
const EVERYWHERE = /^(id|class|style|lang|dir|title|data-.+|aria-.+)$/;
const OF_LINKS = ['href', 'src', 'srcset', 'sizes', 'alt', 'loading'];

const parts: [string, (given: Given) => ReactElement][] = [
  ['Header', header],
  ['LanguageMenu', languageMenu],
  ['StickySideNav', sideNav],
  ['MobileDrawer', drawer],
  ['AccountMenu', accountMenu],
  ['Link', link],
  ['Image', image],
  ['SectionTracker', tracker],
  ['SectionTracker around an element of the page', trackedSection],
];

/** The element that the page describes, and that it is as described. */
function expectGiven(container: Element): Element {
  const root = container.querySelector('[aria-describedby="note"]')!;
  expect(root).toHaveAttribute('id', 'own');
  expect(root).toHaveAttribute('title', 'Ours');
  expect(root).toHaveAttribute('data-page', 'start');
  expect(root).toHaveAttribute('style', expect.stringMatching(/color: ?red/));
  expect(root).toHaveClass('print:hidden');
  const others = root
    .getAttributeNames()
    .filter((name) => !EVERYWHERE.test(name) && !OF_LINKS.includes(name));
  expect(others.filter((name) => name !== 'decoding')).toEqual([]);
  return root;
}

const given = {
  id: 'own',
  title: 'Ours',
  className: 'print:hidden',
  style: { color: 'red' },
  'aria-describedby': 'note',
  'data-page': 'start',
} as const;

/** The element that `ref` has. */
let attached: Element | null;
const ref = (element: Element | null) => {
  attached = element;
};

/** What is loaded, and the login check. */
const settle = () => act(() => vi.dynamicImportSettled());

it.each(parts)(
  '%s passes what a page gives it to its element, on a server and after hydration',
  async (name, part) => {
    const onClick = vi.fn((event: SyntheticEvent) => event.preventDefault());
    const page = <div id="around">{part({ ...given, ref, onClick })}</div>;
    const container = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => container.remove());
    container.innerHTML = renderToString(page);
    // Whether the visitor is logged in is unknown on a server.
    const served = name === 'AccountMenu' ? null : expectGiven(container);
    const { unmount } = render(page, { container, hydrate: true });
    await settle();
    const root = expectGiven(container);
    if (served) expect(root).toBe(served);
    expect(attached).toBe(root);
    fireEvent.click(root);
    expect(onClick).toHaveBeenCalledOnce();
    unmount();
    expect(attached).toBeNull();
  },
);

it.each(parts.slice(0, 5))(
  '%s keeps its own class name, and has no style of its own',
  async (_, part) => {
    const show = (given: Given) => (
      <div id="around">{part({ ...given, title: 'Ours' })}</div>
    );
    const { rerender } = render(show({}));
    await settle();
    const root = screen.getByTitle('Ours');
    const own = root.className;
    expect(own).not.toBe('');
    expect(root).not.toHaveAttribute('style');
    rerender(show({ className: 'print:hidden' }));
    expect(root).toHaveAttribute('class', `${own} print:hidden`);
  },
);

it('the fallback of a broken header has what the page gave the header', async () => {
  // In the header, and in its fallback.
  expectConsole('error', /The logo threw/);
  expectConsole('error', /The logo threw/);
  const { container } = render(header({ ...given, ref }, <BrokenLogo />));
  await settle();
  const root = expectGiven(container);
  expect(root).toHaveAttribute('data-lintel-fallback');
  expect(attached).toBe(root);
});

/** What a visitor does, and what tells that the part has answered. */
type Answer = [
  string,
  (given: Given, answer: () => void) => ReactElement,
  () => void,
];

const followLink = (name: RegExp) => () =>
  fireEvent.click(screen.getByRole('link', { name }));

const answers: Answer[] = [
  [
    'Header',
    (given, answer) => (
      <RouterAdapter navigate={answer}>
        <Header {...given} logo="Studio" tracking={false} />
      </RouterAdapter>
    ),
    followLink(/^Studio/),
  ],
  [
    'LanguageMenu',
    (given, answer) => (
      <LanguageMenu {...given} defaultOpen onOpenChange={answer} />
    ),
    followLink(/^Deutsch/),
  ],
  [
    'AccountMenu',
    (given, answer) => <AccountMenu {...given} onOpenChange={answer} />,
    () =>
      fireEvent.pointerMove(
        screen.getByRole('button', { name: /^Account information/ }),
      ),
  ],
];

it.each(answers)(
  '%s calls the page’s handler first, which can prevent its own',
  async (_, part, doIt) => {
    const called: string[] = [];
    const show = (prevents: boolean) => {
      const first = (event: SyntheticEvent) => {
        called.push('page');
        if (prevents) event.preventDefault();
      };
      return (
        // Nothing leaves the page.
        <div onClick={(event) => event.preventDefault()}>
          {part({ onClick: first, onPointerMove: first }, () =>
            called.push('part'),
          )}
        </div>
      );
    };
    const { rerender } = render(show(true));
    await settle();
    doIt();
    expect(new Set(called)).toEqual(new Set(['page']));
    called.length = 0;
    rerender(show(false));
    doIt();
    await settle();
    expect(called.at(-1)).toBe('part');
    expect(called).toContain('page');
  },
);

it('a list closes even if a router has prevented the default of its link', () => {
  const close = vi.fn();
  render(
    <LanguageMenu
      defaultOpen
      onOpenChange={close}
      onLanguageChange={(_, event) => event.preventDefault()}
      onClick={() => {}}
    />,
  );
  followLink(/^Deutsch/)();
  expect(close).toHaveBeenCalledWith(false, { reason: 'navigate' });
});
