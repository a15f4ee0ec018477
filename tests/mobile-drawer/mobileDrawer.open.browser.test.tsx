import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../../src/components/Header/Header';
import { arabicContent } from '../../stories/languages/arabic';
import { expectConsole } from '../setup/console';
import {
  cross,
  dialog,
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
  showOpenDrawer,
  showPhone,
  ways,
} from './drawerParts';
import { backend, freshPage, headerOf } from '../header/showHeader';
import { expectReceived } from '../analytics/trackingParts';

const site = { domain: 'example.com' };

describe('by every way to press it', () => {
  const linkWays = ways.filter(([how]) => how !== 'Space');

  it('the hamburger opens and closes the drawer, time and again', async () => {
    await showPhone();
    for (const [, press] of ways) {
      await press(hamburger());
      await expectDrawerOpen();
      await press(cross());
      await expectDrawerClosed();
    }
  });

  it('a section opens and closes (APG A4)', async () => {
    await showOpenDrawer();
    await expectSectionClosed('Products');
    for (const [, press] of ways) {
      await press(inDrawer('button', 'Products'));
      await expectSectionOpen('Products');
      await expect.element(inDrawer('link', 'Online Stores')).toBeVisible();
      await press(inDrawer('button', 'Products'));
      await expectSectionClosed('Products');
    }
  });

  it('a link leads on and closes the drawer, a heading that is only a link too', async () => {
    await showPhone();
    for (const [, press] of linkWays) {
      await openDrawer();
      await press(inDrawer('link', 'Prices'));
      await expectDrawerClosed();
      await openDrawer();
      await userEvent.click(inDrawer('button', 'Products'));
      await press(inDrawer('link', 'Online Stores'));
      await expectDrawerClosed();
    }
  });
});

describe('the hamburger', () => {
  it('stays where it is from right to left: the drawer’s own button lies over it', async () => {
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

  it('is not there from 1024 px on', async () => {
    await showPhone({ width: 1023 });
    await expect.element(hamburger()).toBeVisible();
    await page.viewport(1024, 700);
    await expect.element(hamburger()).not.toBeInTheDocument();
  });
});

describe('a section', () => {
  it('closes as another opens, and is closed when the drawer opens again', async () => {
    await showOpenDrawer();
    await userEvent.click(inDrawer('button', 'Products'));
    await expectSectionOpen('Products');
    await userEvent.click(inDrawer('button', 'Resources'));
    await expectSectionOpen('Resources');
    await expectSectionClosed('Products');
    await userEvent.keyboard('{Escape}');
    await expectDrawerClosed();
    await userEvent.click(hamburger());
    await expectSectionClosed('Resources');
  });
});

it('a heading that is only a link toggles nothing, and is tracked', async () => {
  await showOpenDrawer();
  const heading = inDrawer('link', 'Prices');
  await expect.element(heading).toHaveAttribute('href', '/pricing');
  await expect.element(heading).not.toHaveAttribute('aria-expanded');
  await expect.element(inDrawer('button', 'Prices')).not.toBeInTheDocument();
  await userEvent.click(heading);
  await expectDrawerClosed();
  await expectReceived({ action: 'click', object_identifier: 'prices' });
});

describe('at its foot', () => {
  it('a visitor logs in', async () => {
    await showOpenDrawer({ site });
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

  it('a member finds the account, and logs out to the home page', async () => {
    await showOpenDrawer({ member: true, site });
    await expect
      .element(inDrawer('link', 'Log Out'))
      .toHaveAttribute('href', '/');
    await expect.element(inDrawer('link', 'Log In')).not.toBeInTheDocument();
    const row = drawer().getByRole('link', { name: /Account Dashboard/ });
    await expect
      .element(row)
      .toHaveAttribute('href', 'https://account.example.com/');
    await expect.element(row).toHaveTextContent('Ada Lovelace');
    await userEvent.click(row);
    await expectDrawerClosed();
  });

  it('the way to the account is tracked as what it is', async () => {
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
});

describe('a finger', () => {
  it('toggles by its tap, not by the mouse events that come with it', async () => {
    await showPhone();
    const element = hamburger().element();
    for (const type of ['pointerdown', 'pointerup']) {
      fireEvent(element, pointer(type));
    }
    for (const type of ['mousemove', 'mousedown', 'mouseup']) {
      fireEvent(element, new MouseEvent(type, { bubbles: true }));
    }
    await expectDrawerClosed();
    fireEvent(element, pointer('click'));
    await expectDrawerOpen();
  });

  it('that goes down and is taken away opens nothing (WCAG 2.5.2)', async () => {
    await showPhone();
    fireEvent(hamburger().element(), pointer('pointerdown'));
    fireEvent(hamburger().element(), pointer('pointercancel'));
    await expectDrawerClosed();
  });
});

function pointer(type: string) {
  return new PointerEvent(type, {
    pointerType: 'touch',
    bubbles: true,
    cancelable: true,
  });
}

function boxOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}
