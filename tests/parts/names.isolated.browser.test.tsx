import { globals } from './globals';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Header,
  Image,
  LanguageMenu,
  Link,
  MobileDrawer,
  SectionTracker,
  sendHeaderMessage,
} from '../../src/index';
import {
  openAlone,
  openByHover,
  openByKey,
  showAlone,
  showLoggedIn,
} from '../account/accountMenuParts';
import { wheelAt } from '../browser/input';
import {
  expectSectionOpen,
  inDrawer,
  pageButton,
  showOpenDrawer,
} from '../drawer/drawerParts';
import {
  expectExpanded,
  expectHidden,
  expectOpen,
  languageButton,
  link,
  openByKeyboard,
  trigger,
} from '../header/headerParts';
import {
  headerOf,
  makeRoomToScroll,
  showHeader,
  showHeaderLoggedIn,
  showPage,
  showServerHtml,
  startPage,
} from '../header/showHeader';
import { expectConsole } from '../setup/console';
import {
  itemLink,
  openList,
  phone,
  scrollPage,
  showLongPage,
} from '../side-nav/sideNavParts';

/** `data-lintel-open`, `--lintel-radius`, `lintel-menu-open`, `lintel:error`. */
const isOurs = (name: string) => /^(data-|--)?lintel/.test(name);

/** The names of others, and those of ours that are older than the prefix. */
const known: Record<string, RegExp> = {
  // Radix's.
  attribute: /^data-(state|side|align|orientation|highlighted|radix-.+)$/,
  property: /^--radix-/,
  event: /^(dismissableLayer|focusScope)\./,
  // See docs/reference/page-contract.md and docs/analytics.md.
  cookie: /^(ss_i18n|language)$/,
  storage: /^sqsp_l$/,
  // The tag manager's, and Radix's.
  global: /^(dataLayer|radix-ui)$/,
};

/** All names so far, as `attribute data-lintel`. */
const names = new Set<string>();

const foreignNames = () =>
  [...names].filter((each) => {
    const [kind = '', name = ''] = each.split(' ');
    return !isOurs(name) && !known[kind]?.test(name);
  });

/** Whether HTML, SVG or ARIA has the attribute: the element has a property for it. */
function isStandard(element: Element, attribute: string): boolean {
  const name = attribute.replaceAll('-', '').toLowerCase();
  const properties = new Set<string>();
  for (const property in element) properties.add(property.toLowerCase());
  return (
    [name, `${name}name`, `html${name}`, `${name}elements`].some((property) =>
      properties.has(property),
    ) ||
    (element instanceof SVGElement && attribute in element.style)
  );
}

function noteAttribute(element: Element, name: string) {
  if (!isStandard(element, name)) names.add(`attribute ${name}`);
  if (name === 'class') {
    for (const each of element.classList) names.add(`class ${each}`);
  }
  if (name === 'style' && element instanceof HTMLElement) {
    for (const property of element.style) {
      if (property.startsWith('--')) names.add(`property ${property}`);
    }
  }
}

function noteElement(node: Node) {
  if (!(node instanceof Element)) return;
  for (const name of node.getAttributeNames()) noteAttribute(node, name);
  node.childNodes.forEach(noteElement);
}

function noteChanges(changes: MutationRecord[]) {
  for (const { target, attributeName, addedNodes } of changes) {
    if (attributeName) noteAttribute(target as Element, attributeName);
    addedNodes.forEach(noteElement);
  }
}

const observer = new MutationObserver(noteChanges);
observer.observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
});
const cookies = vi.spyOn(Document.prototype, 'cookie', 'set');
const stored = vi.spyOn(Storage.prototype, 'setItem');
const dispatched = vi.spyOn(EventTarget.prototype, 'dispatchEvent');

/** What was written and dispatched, and what `window` has. */
function noteCalls() {
  for (const [cookie] of cookies.mock.calls) {
    if (!cookie.includes('max-age=0')) {
      names.add(`cookie ${cookie.split('=')[0]}`);
    }
  }
  for (const [key] of stored.mock.calls) names.add(`storage ${key}`);
  dispatched.mock.calls.forEach(([{ type }], index) => {
    const target = dispatched.mock.contexts[index];
    if (target === window || target === document) names.add(`event ${type}`);
  });
  for (const key of Reflect.ownKeys(window)) {
    if (globals.has(key)) continue;
    const name = typeof key === 'symbol' ? key.description : key;
    names.add(`global ${name}`);
  }
}

/** What the package's style sheets declare, use and select. */
function namesInStyles(): string[] {
  const rules = {
    property: /--[\w-]+/g,
    attribute: /\bdata-[\w-]+/g,
    class: /(?<=\.)[a-z_][\w-]*/gi,
    rule: /(?<=(?:@(?:keyframes|layer|container)|view-transition-name:)\s+)\w[\w-]*/g,
  };
  const sheets = document.querySelectorAll('[data-vite-dev-id*="/src/"]');
  const text = Array.from(sheets, ({ textContent }) => textContent).join();
  return Object.entries(rules).flatMap(([kind, pattern]) =>
    Array.from(text.matchAll(pattern), ([name]) => `${kind} ${name}`),
  );
}

const site = { domain: 'example.com', hosts: { media: location.origin } };
const variants = ['primary', 'secondary', 'tertiary', 'inline'] as const;
const actions = variants.map((variant) => (
  <Link key={variant} href="/start" variant={variant}>
    {variant}
  </Link>
));

function Broken(): never {
  throw new Error('A broken part');
}

const expectBroken = () =>
  expectConsole('error', /A broken part|The above error occurred/);

/** Waits until an element has the attribute. */
const reached = (attribute: string, act: () => unknown = () => {}) =>
  expect
    .poll(async () => {
      await act();
      return document.querySelector(`[data-lintel-${attribute}]`);
    })
    .not.toBeNull();

const states: Record<string, () => Promise<unknown>> = {
  async 'a menu opens by a pointer, another replaces it, and a key opens one'() {
    await showHeader({ actions, banner: 'Half price' });
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.click(trigger('Resources'));
    await expectOpen('Resources');
    await userEvent.keyboard('{Escape}');
    await openByKeyboard();
  },
  async 'the languages open'() {
    await showPage([
      <Header key="header" consent="granted" />,
      <LanguageMenu key="foot" id="foot" />,
    ]);
    for (const button of [languageButton().first(), languageButton().last()]) {
      await userEvent.click(button);
      await expectExpanded(button, true);
    }
  },
  async 'the account menu opens by a pointer and by a key'() {
    await showHeaderLoggedIn();
    await openByHover();
    await userEvent.keyboard('{Escape}');
    await openByKey();
  },
  async 'an account menu alone opens'() {
    await showAlone();
    await openAlone();
  },
  async 'a header over a dark picture is scrolled, and hidden'() {
    await showHeader({
      theme: 'dark-background',
      position: 'overlay',
      hideOnScroll: true,
    });
    makeRoomToScroll();
    await reached('hidden', () => wheelAt({ x: 600, y: 300 }, 40));
  },
  async 'messages change the header'() {
    await showHeader({ variant: 'minimal', position: 'static' });
    sendHeaderMessage('set dark background');
    sendHeaderMessage('set hidden');
    await expectHidden();
  },
  async 'the page is dark, by its markup and as a whole'() {
    await showHeader();
    document.body.dataset['lintelPageTheme'] = 'dark-background';
    document.documentElement.dataset['lintelColorScheme'] = 'dark';
  },
  async 'an app shell scrolls the header'() {
    await showPage(
      <div style={{ height: 300, overflow: 'auto' }}>
        <Header consent="granted" />
        <div style={{ height: 900 }} />
      </div>,
    );
    await reached('page-scroller');
  },
  async 'the drawer and its section open'() {
    await showOpenDrawer({ loggedIn: true, actions });
    await userEvent.click(inDrawer('button', 'Products'));
    await expectSectionOpen('Products');
    await userEvent.keyboard('{Escape}');
  },
  async 'the primary action does not fit into the bar'() {
    const primaryAction = <a href="/start">{'Start now '.repeat(20)}</a>;
    await showOpenDrawer({ width: 320, primaryAction });
  },
  async 'a plain list replaces a header that throws'() {
    // The header, and its fallback.
    expectBroken();
    expectBroken();
    await page.viewport(375, 700);
    await showHeaderLoggedIn({ logo: <Broken /> });
  },
  async 'a plain list replaces a drawer that throws'() {
    expectBroken();
    await page.viewport(375, 700);
    await showLoggedIn(<MobileDrawer actions={<Broken />} />);
    await userEvent.click(pageButton());
    await expect.element(link('Log Out')).toBeVisible();
  },
  async 'the server’s HTML is hydrated, and the window resized'() {
    await startPage();
    showServerHtml(<Header consent="granted" />)();
    await headerOf();
    await page.viewport(1100, 700);
    await reached('still');
  },
  async 'a long page is jumped through in a wide window'() {
    await showLongPage();
    await userEvent.click(itemLink(3));
    await reached('gliding');
  },
  async 'the list of a long page opens on a phone'() {
    await phone();
    await showLongPage();
    await openList();
    await scrollPage(2000);
    await reached('stuck');
  },
  async 'an element scrolls the sections'() {
    const style = { height: 400, overflow: 'auto' };
    await showLongPage({
      around: (content) => <div style={style}>{content}</div>,
    });
  },
  async 'a section with a picture is seen'() {
    await showPage([
      <Header key="header" consent="granted" />,
      <SectionTracker key="section" type="offerBanner">
        <Image
          site={site}
          folder="spotlight"
          file="studio"
          alt="A studio"
          width={2500}
          height={1563}
        />
      </SectionTracker>,
    ]);
  },
};

it.each(Object.entries(states))(
  'the page has no names without our prefix when %s',
  async (_, reach) => {
    await reach();
    noteChanges(observer.takeRecords());
    noteCalls();
    expect(foreignNames()).toEqual([]);
  },
);

it('the style sheets have no names without our prefix, and no states that are not above', () => {
  const inStyles = namesInStyles();
  const unseen = inStyles.filter(
    (name) => name.startsWith('attribute ') && !names.has(name),
  );
  expect(unseen).toEqual([]);
  for (const name of inStyles) names.add(name);
  expect(foreignNames()).toEqual([]);
  // One of each kind, which the page must have had.
  expect([...names]).toEqual(
    expect.arrayContaining([
      'attribute data-lintel-jump',
      'class lintel-menu-open',
      'cookie ss_i18n',
      'event lintel:error',
      'global lintel/1',
      'property --lintel-side-nav-offset',
      'storage sqsp_l',
    ]),
  );
});
