import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { drawn } from '../browser/clock';
import { AccountMenu } from '../../src/account/AccountMenu';
import { Header } from '../../src/header/Header';
import type { HeaderOpen } from '../../src/header/headerProps';
import { MobileDrawer } from '../../src/drawer/MobileDrawer';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { LintelProvider } from '../../src/parts/LintelProvider';
import { StickySideNav } from '../../src/side-nav/StickySideNav';
import { avatar, item } from '../account/accountMenuParts';
import { clickBeside, cross, drawerIsLoaded } from '../drawer/drawerParts';
import {
  expectExpanded,
  languageButton,
  link,
  stayOnPage,
  trigger,
} from '../header/headerParts';
import { backend, freshPage } from '../header/showHeader';

const site = { domain: 'example.com' };

interface Props {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange(open: boolean, by: { reason: string }): void;
}

interface Part {
  part(props: Props): ReactElement;
  button(): Locator;
  /** Ways to close it, with their reasons. */
  ways: [reason: string, close: () => unknown][];
  width?: number;
}

/** A part of a header, which the header's one value opens and closes. */
const inHeader = (part: HeaderOpen) =>
  function HeaderWithPart({ open, onOpenChange }: Props) {
    return (
      <Header
        site={site}
        hover={{ reflex: 0 }}
        open={open === undefined ? undefined : open ? part : null}
        onOpenChange={(now, by) => onOpenChange(now === part, by)}
      />
    );
  };

const escape = () => userEvent.keyboard('{Escape}');
const pressOutside = () => userEvent.click(page.getByRole('heading'));
const focusField = () =>
  (page.getByRole('textbox').element() as HTMLElement).focus();

const parts: Record<string, Part> = {
  'account menu': {
    part: (props) => (
      <AccountMenu site={site} hover={{ reflex: 0 }} {...props} />
    ),
    button: () => avatar(),
    ways: [
      ['escape', escape],
      ['blur', () => userEvent.tab()],
      ['blur', focusField],
      ['outside', pressOutside],
      ['navigate', () => userEvent.click(item('Domains'))],
    ],
  },
  'language menu': {
    part: (props) => <LanguageMenu site={site} align="start" {...props} />,
    button: () => languageButton(),
    ways: [
      ['press', () => userEvent.click(languageButton())],
      ['escape', escape],
      ['blur', focusField],
      ['outside', pressOutside],
      ['navigate', () => userEvent.click(link('Deutsch'))],
    ],
  },
  'side navigation': {
    part: (props) => (
      <StickySideNav
        variant="mobile"
        items={[{ id: 'content', label: 'Content' }]}
        {...props}
      />
    ),
    button: () => page.getByRole('button', { name: /^On this page/ }),
    ways: [
      ['escape', escape],
      ['outside', pressOutside],
      ['navigate', () => userEvent.click(link('Content'))],
    ],
  },
  drawer: {
    part: (props) => <MobileDrawer site={site} {...props} />,
    // The other one is in the drawer.
    button: () => trigger('Menu').first(),
    width: 800,
    ways: [
      ['press', () => userEvent.click(cross())],
      ['escape', escape],
      ['backdrop', () => clickBeside({ x: 100, y: 300 })],
      [
        'navigate',
        () => {
          history.pushState(null, '', '/elsewhere');
          window.dispatchEvent(new PopStateEvent('popstate'));
        },
      ],
      ['resize', () => page.viewport(1024, 800)],
    ],
  },
  'menu of a header': {
    part: inHeader('menu:products'),
    button: () => trigger(),
    ways: [
      ['press', () => userEvent.click(trigger())],
      ['escape', escape],
      ['blur', focusField],
      ['navigate', () => userEvent.click(link('Scheduling'))],
      ['resize', () => page.viewport(800, 800)],
    ],
  },
  'language list of a header': {
    part: inHeader('languages'),
    button: () => languageButton(),
    ways: [
      ['press', () => userEvent.click(languageButton())],
      ['escape', escape],
      ['outside', pressOutside],
      ['resize', () => page.viewport(800, 800)],
    ],
  },
};

/** Renders it without a header, for a logged-in visitor. */
async function show({ part, width = 1280 }: Part, props: Props) {
  await page.viewport(width, 800);
  await freshPage();
  await backend.logIn();
  const around = (shown: ReactElement) => (
    <LintelProvider tracking={false}>
      <main id="content">
        {shown}
        <h1 style={{ margin: '400px 0 0' }}>A page</h1>
        <input aria-label="Search" />
      </main>
    </LintelProvider>
  );
  const { rerender } = render(around(part(props)));
  stayOnPage(page.getByRole('main').element() as HTMLElement);
  if (width < 1024) await drawerIsLoaded();
  return (next: Props) => rerender(around(part(next)));
}

describe.each(Object.entries(parts))('the %s', (_, one) => {
  it('that the page controls calls onOpenChange for the visitor’s actions, and changes only with `open`', async () => {
    const onOpenChange = vi.fn();
    const change = await show(one, { open: false, onOpenChange });
    await expectExpanded(one.button(), false);
    await userEvent.click(one.button());
    expect(onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'press' });
    await expectExpanded(one.button(), false);
    onOpenChange.mockClear();
    change({ open: true, onOpenChange });
    await expectExpanded(one.button(), true);
    expect(onOpenChange).not.toHaveBeenCalled();
    for (const times of [1, 2]) {
      await escape();
      await expect
        .poll(() => onOpenChange.mock.calls)
        .toEqual(Array(times).fill([false, { reason: 'escape' }]));
      await expectExpanded(one.button(), true);
    }
    change({ open: false, onOpenChange });
    await expectExpanded(one.button(), false);
    expect(onOpenChange).toHaveBeenCalledTimes(2);
  });

  it('passes on the reason of each close', async () => {
    const onOpenChange = vi.fn();
    await show(one, { onOpenChange });
    for (const [reason, close] of one.ways) {
      await expectExpanded(one.button(), false);
      (one.button().element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expectExpanded(one.button(), true);
      await close();
      await expect
        .poll(() => onOpenChange.mock.lastCall)
        .toEqual([false, { reason }]);
    }
  });
});

const sections = [{ id: 'content', label: 'Content' }];

describe.each<[string, (props: Props) => ReactElement]>([
  ['side navigation', (props) => <StickySideNav items={sections} {...props} />],
  ['drawer', (props) => <MobileDrawer site={site} {...props} />],
])('the %s that is open at first', (_, part) => {
  it.each([
    ['on its own', { defaultOpen: true }],
    ['by the page', { open: true }],
  ])(
    '%s reports nothing in a wide window, and closes when it becomes one',
    async (_name, given) => {
      await freshPage();
      await page.viewport(800, 800);
      const onOpenChange = vi.fn();
      const ui = () => (
        <LintelProvider accounts={false} tracking={false}>
          {part({ ...given, onOpenChange })}
        </LintelProvider>
      );
      const { rerender } = render(ui());
      const expanded = page.getByRole('button', { expanded: true }).first();
      await expect.element(expanded).toBeVisible();
      expect(onOpenChange).not.toHaveBeenCalled();
      await page.viewport(1280, 800);
      await expect
        .poll(() => onOpenChange.mock.calls)
        .toEqual([[false, { reason: 'resize' }]]);
      // Loaded, and in a wide window from the start.
      rerender(<p>Another page</p>);
      rerender(ui());
      await drawn();
      expect(onOpenChange).toHaveBeenCalledOnce();
    },
  );
});
