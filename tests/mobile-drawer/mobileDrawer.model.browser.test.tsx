import fc from 'fast-check';
import { expect, describe, it } from 'vitest';
import { page, server } from 'vitest/browser';
import { MobileDrawer } from '../../src/components/MobileDrawer/MobileDrawer';
import type { DrawerChange } from './expectedDrawer';
import { dialog, drawerIsLoaded, pageButton } from './drawerParts';
import { ExpectedPage, LANGUAGE, LINKS, SECTIONS } from './expectedDrawerPage';
import { languages, navigation } from '../header/expectedHeader';
import { clickAt, pressKey, type Key } from '../browser/input';
import { startPage } from '../header/showHeader';
import { render } from '@testing-library/react';

const SECOND = 1000;
interface Shown {
  changes: DrawerChange[];
}

type Command = fc.AsyncCommand<ExpectedPage, Shown>;

interface Deed {
  name: string;
  can?(model: Readonly<ExpectedPage>): boolean;
  act(): unknown;
  /** Whether React may take its time for it. */
  later?: boolean;
  expect(model: ExpectedPage): void;
}

function command(deed: Deed): Command {
  return {
    check: (model) => deed.can?.(model) ?? true,
    async run(model, { changes }) {
      const wasOpen = dialog().open;
      await deed.act();
      if (deed.later || wasOpen !== dialog().open) await drawn();
      endMotion();
      deed.expect(model);
      expect({ ...seen(), changes: changes.splice(0) }).toEqual({
        ...expected(model),
        changes: model.drawer.takeChanges(),
      });
    },
    toString: () => deed.name,
  };
}

const names = [
  'Menu',
  'Prices',
  LANGUAGE,
  ...SECTIONS,
  ...Object.values(LINKS).flat(),
  'Latin',
  'Log In',
];

const isOpen = (model: Readonly<ExpectedPage>) => model.drawer.open;

const clicks = fc.constantFrom('Menu', ...SECTIONS, ...names).map((name) =>
  command({
    name: `click on ${name}`,
    can: (model) =>
      name === 'Menu' || (isOpen(model) && model.stops.includes(name)),
    act: () => clickOn(name),
    expect: (model) => model.press(name),
  }),
);

const tabs = fc.constantFrom(1 as const, -1 as const).map((by) =>
  command({
    name: by === 1 ? 'Tab' : 'Shift+Tab',
    can: (model) => isOpen(model) && model.focus !== null,
    act: () => pressKey('Tab', { shift: by === -1 }),
    expect: (model) => model.tab(by),
  }),
);

const keys = fc.constantFrom(
  key('Escape', (model) => model.escape()),
  key(
    'Enter',
    (model) => model.press(model.focus!),
    (model) => model.focus !== null,
  ),
  key(
    ' ',
    (model) => model.press(model.focus!),
    // On a link, it scrolls.
    ({ focus }) => ['Menu', LANGUAGE, ...SECTIONS].includes(focus!),
  ),
  ...(['ArrowDown', 'ArrowUp', 'Home', 'End'] as const).map((name) =>
    key(name, (model) => model.arrow(name), isOpen),
  ),
);

const accidents = fc.constantFrom(
  command({
    name: 'find something in Wine',
    can: isOpen,
    later: true,
    act: () => find('Wine'),
    expect: (model) => model.found('Wine'),
  }),
  command({
    name: 'another page',
    later: true,
    act: () => history.replaceState(null, '', `/${Math.random()}`),
    expect: (model) => model.dismiss('navigate'),
  }),
);

function key(name: Key, expect: Deed['expect'], can?: Deed['can']) {
  return command({ name, can, act: () => pressKey(name), expect });
}

const commands = fc.commands(
  [clicks, clicks, tabs, tabs, keys, keys, accidents],
  {
    maxCommands: 12,
    size: 'max',
  },
);

/** What a visitor, with or without a screen reader, takes for the state of the page. */
function seen() {
  const open = dialog().matches(':modal');
  const focused = document.activeElement!;
  return {
    open,
    announced: pageButton().ariaExpanded === 'true',
    marked: document.body.classList.contains('lintel-menu-open'),
    still: getComputedStyle(document.documentElement).overflowY === 'hidden',
    sections: open ? SECTIONS.filter(isExpanded) : [],
    links: open ? SECTIONS.filter(isShown) : [],
    languages: open && isExpanded(LANGUAGE),
    focus: nameOf(focused),
    isFocusReached: focused.checkVisibility({ visibilityProperty: true }),
    isFocusInside: open === dialog().contains(focused),
  };
}

function expected({
  drawer: { open, section },
  languagesOpen,
  focus,
}: ExpectedPage) {
  const sections = open && section !== null ? [section] : [];
  return {
    open,
    announced: open,
    marked: open,
    still: open,
    sections,
    links: sections,
    languages: open && languagesOpen,
    focus,
    isFocusReached: true,
    isFocusInside: true,
  };
}

/** By text, the button in the drawer by its name. */
function partOf(name: string): HTMLElement {
  const inside = dialog().open;
  if (name === 'Menu') {
    return inside
      ? dialog().querySelector('[data-lintel="drawer-toggle"]')!
      : pageButton();
  }
  return [...dialog().querySelectorAll<HTMLElement>('a, button')].find(
    (one) => nameOf(one) === name,
  )!;
}

function nameOf(element: Element): string {
  const text = element.ariaLabel ?? element.textContent;
  return text.startsWith(LANGUAGE) ? LANGUAGE : text;
}

const isExpanded = (name: string) => partOf(name).ariaExpanded === 'true';
const isShown = (name: string) =>
  LINKS[name]!.every((link) => partOf(link).checkVisibility());

function find(section: string) {
  const id = partOf(section).getAttribute('aria-controls')!;
  document.getElementById(id)!.dispatchEvent(new Event('beforematch'));
}

async function clickOn(name: string) {
  const element = partOf(name);
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  await clickAt({ x: x + width / 2, y: y + height / 2 });
}

/** What moves has come to its end, and React has said all it has to say. */
async function drawn() {
  await new Promise(requestAnimationFrame);
  endMotion();
  await new Promise(requestAnimationFrame);
  await nextTask();
  await nextTask();
}

/** On its way out, a link of a list can still be tabbed to. */
function endMotion() {
  for (const one of document.getAnimations()) one.finish();
}

function nextTask() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

async function showShop(): Promise<Shown> {
  const changes: DrawerChange[] = [];
  await page.viewport(375, 700);
  await startPage();
  const { container } = render(
    <MobileDrawer
      navigation={navigation}
      languages={languages}
      onOpenChange={(open, { reason }) => changes.push([open, reason])}
    />,
  );
  container.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  });
  await drawerIsLoaded();
  // A browser that has just started may lose its first press.
  await expect
    .poll(async () => {
      if (!dialog().open) await clickOn('Menu');
      return dialog().open;
    })
    .toBe(true);
  return { changes };
}

/** As at first: closed, no list open, the focus on the page's button. */
async function startAgain({ changes }: Shown) {
  if (dialog().open) partOf('Menu').click();
  await drawn();
  pageButton().focus();
  changes.splice(0);
}

describe.runIf(server.browser === 'chromium')(
  'whatever a visitor does with a real mouse and keyboard',
  () => {
    it(
      'the drawer agrees with the specification',
      async () => {
        const shown = await showShop();
        const property = fc
          .asyncProperty(commands, async (todo) => {
            const model = new ExpectedPage();
            model.focus = 'Menu';
            await fc.asyncModelRun(() => ({ model, real: shown }), todo);
          })
          .beforeEach(() => startAgain(shown));
        await fc.assert(property, { numRuns: 300 });
      },
      600 * SECOND,
    );
  },
);
