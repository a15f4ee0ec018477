import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../../src/components/Header/Header';
import { arabicContent } from '../../stories/languages/arabic';
import {
  cross,
  drawer,
  drawerIsLoaded,
  expectDrawerClosed,
  expectDrawerOpen,
  expectSectionClosed,
  expectSectionOpen,
  hamburger,
  inDrawer,
  openDrawer,
  pageButton,
  dialog,
  showOpenDrawer,
  showPhone,
  ways,
} from './drawerParts';
import { computed, expectFocusOn } from './headerParts';
import { backend, freshPage, headerOf } from './showHeader';
import { expectReceived } from './trackingParts';
import { expectConsole } from '../setup/console';

describe('the hamburger', () => {
  it.each(ways)('opens and closes the drawer by %s', async (_, press) => {
    await showPhone();
    await press(hamburger());
    await expectDrawerOpen();
    await press(cross());
    await expectDrawerClosed();
    await press(hamburger());
    await expectDrawerOpen();
  });

  it.each([320, 375, 743, 744, 1023])(
    'stays where it is at %i px: the drawer’s own button lies over it',
    async (width) => {
      await showOpenDrawer({ width });
      expect(boxOf(cross().element())).toEqual(boxOf(pageButton()));
    },
  );

  it('stays where it is from right to left', async () => {
    await showPhone({
      width: 800,
      content: arabicContent,
      navigation: arabicContent.navigation,
      locale: 'ar',
    });
    pageButton().click();
    await expect.poll(() => dialog().open).toBe(true);
    for (const one of dialog().getAnimations()) one.finish();
    const button = dialog().querySelector('[data-lintel="drawer-toggle"]')!;
    expect(boxOf(button)).toEqual(boxOf(pageButton()));
    expect(dialog().getBoundingClientRect().left).toBe(0);
  });

  it('marks the body as long as the drawer is open', async () => {
    await showOpenDrawer();
    expect(document.body).toHaveClass('lintel-menu-open');
    await userEvent.keyboard('{Escape}');
    await expectDrawerClosed();
    expect(document.body).not.toHaveClass('lintel-menu-open');
  });

  it('turns a dark header light as long as the drawer is open', async () => {
    const { header } = await showPhone({ theme: 'dark-background' });
    const before = computed(header).color;
    await userEvent.click(hamburger());
    await expect.poll(() => computed(header).color).not.toBe(before);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => computed(header).color).toBe(before);
  });

  it.each([
    ['black on a dark background', 'dark-background', 'rgb(14, 14, 14)'],
    ['white on a light background', 'light-background', 'rgb(255, 255, 255)'],
  ] as const)('opens a drawer that is %s', async (_, theme, colour) => {
    await showOpenDrawer({ theme });
    expect(computed(dialog()).backgroundColor).toBe(colour);
  });

  it('takes the focus into the drawer, and has it back', async () => {
    await showPhone();
    await userEvent.click(hamburger());
    await expectFocusOn(cross());
    await userEvent.keyboard('{Escape}');
    await expectDrawerClosed();
    await expectFocusOn(hamburger());
  });

  it('is not there from 1024 px on', async () => {
    await showPhone({ width: 1023 });
    await expect.element(hamburger()).toBeVisible();
    await page.viewport(1024, 700);
    await expect.element(hamburger()).not.toBeInTheDocument();
  });
});

describe('a section', () => {
  it.each(ways)('opens and closes by %s', async (_, press) => {
    await showOpenDrawer();
    await expectSectionClosed('Products');
    await press(inDrawer('button', 'Products'));
    await expectSectionOpen('Products');
    await expect.element(inDrawer('link', 'Online Stores')).toBeVisible();
    await press(inDrawer('button', 'Products'));
    await expectSectionClosed('Products');
  });

  it('closes as another opens', async () => {
    await showOpenDrawer();
    await userEvent.click(inDrawer('button', 'Products'));
    await expectSectionOpen('Products');
    await userEvent.click(inDrawer('button', 'Resources'));
    await expectSectionOpen('Resources');
    await expectSectionClosed('Products');
  });

  it('is closed when the drawer opens again', async () => {
    await showOpenDrawer();
    await userEvent.click(inDrawer('button', 'Products'));
    await expectSectionOpen('Products');
    await userEvent.keyboard('{Escape}');
    await expectDrawerClosed();
    await userEvent.click(hamburger());
    await expectSectionClosed('Products');
  });
});

describe('a heading that is only a link', () => {
  it('toggles nothing', async () => {
    await showOpenDrawer();
    const heading = inDrawer('link', 'Prices');
    await expect.element(heading).toHaveAttribute('href', '/pricing');
    await expect.element(heading).not.toHaveAttribute('aria-expanded');
    await expect.element(inDrawer('button', 'Prices')).not.toBeInTheDocument();
  });

  it.each(ways.filter(([how]) => how !== 'Space'))(
    'leads on by %s, which is tracked',
    async (_, press) => {
      await showOpenDrawer();
      await press(inDrawer('link', 'Prices'));
      await expectDrawerClosed();
      await expectReceived({ action: 'click', object_identifier: 'prices' });
    },
  );
});

describe('at its foot', () => {
  it('a visitor logs in', async () => {
    await showOpenDrawer({ site: { domain: 'example.com' } });
    await expect
      .element(inDrawer('link', 'Log In'))
      .toHaveAttribute(
        'href',
        expect.stringMatching(
          /^https:\/\/account\.example\.com\/auth\/protected-redirect\/login\?/,
        ),
      );
    await expect.element(inDrawer('link', 'Log Out')).not.toBeInTheDocument();
  });

  it('a visitor logs in also while nobody knows yet who it is', async () => {
    await page.viewport(375, 700);
    await freshPage();
    await backend.setFault('/api/me', { never: true });
    render(<Header consent="granted" />);
    await drawerIsLoaded();
    await openDrawer();
    await expect.element(inDrawer('link', 'Log In')).toBeVisible();
    await expect.element(inDrawer('link', 'Log Out')).not.toBeInTheDocument();
    // Answers what it has held back.
    expectConsole('error', /^Error fetching auth data:/);
    await backend.reset();
    await headerOf();
  });

  it('a member logs out, to the home page', async () => {
    await showOpenDrawer({ member: true });
    await expect
      .element(inDrawer('link', 'Log Out'))
      .toHaveAttribute('href', '/');
    await expect.element(inDrawer('link', 'Log In')).not.toBeInTheDocument();
  });

  it('a member’s account has a row', async () => {
    await showOpenDrawer({ member: true, site: { domain: 'example.com' } });
    const row = drawer().getByRole('link', { name: /Account Dashboard/ });
    await expect
      .element(row)
      .toHaveAttribute('href', 'https://account.example.com/');
    await expect.element(row).toHaveTextContent('Ada Lovelace');
    await userEvent.click(row);
    await expectDrawerClosed();
  });

  it('that row is tracked as what it is', async () => {
    await showOpenDrawer({ member: true });
    await userEvent.click(
      drawer().getByRole('link', { name: /Account Dashboard/ }),
    );
    await expectReceived({
      action: 'assignment',
      object_type: 'mobile-account',
      object_identifier: 'mobile-account',
    });
  });

  it('are the team’s own actions', async () => {
    await showOpenDrawer({ actions: <a href="/start">Get started</a> });
    await expect.element(inDrawer('link', 'Get started')).toBeVisible();
  });

  it.each(ways)('the languages open and close by %s', async (_, press) => {
    await showOpenDrawer({ site: { domain: 'example.com' } });
    await press(inDrawer('button', 'Language English'));
    const german = inDrawer('link', 'Deutsch');
    await expect.element(german).toBeVisible();
    await expect.element(german).toHaveAttribute('hreflang', 'de-DE');
    await press(inDrawer('button', 'Language English'));
    await expect.element(german).not.toBeInTheDocument();
  });
});

function boxOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}
