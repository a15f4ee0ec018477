import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  MobileDrawer,
  type MobileDrawerProps,
} from '../../src/drawer/MobileDrawer';
import { expectConsole } from '../setup/console';
import { watchReports } from '../setup/watchReports';
import {
  clickBeside,
  cross,
  dialog,
  drawerIsLoaded,
  expectDrawerClosed,
  expectDrawerOpen,
  expectSectionOpen,
  hamburger,
  inDrawer,
  isMarked,
  openDrawer,
  pageButton,
} from './drawerParts';
import { expectFocusOn, link, withPrices } from '../header/headerParts';
import { backend, freshPage } from '../header/showHeader';

const site = { domain: 'example.com' };
const settings = { site, navigation: withPrices };

const pageOf = (drawer: React.ReactNode) => (
  <>
    {drawer}
    <main>
      <h1>A page</h1>
      <a href="#more">More</a>
    </main>
  </>
);

/** Logs in, because a logged-out answer would be printed. */
async function showLoggedIn() {
  await freshPage();
  await backend.signIn();
}

/** Renders a page with a header of its own. */
async function showAlone(props: MobileDrawerProps = {}, width = 375) {
  await page.viewport(width, 700);
  await showLoggedIn();
  const own = (more: MobileDrawerProps) =>
    pageOf(<MobileDrawer {...settings} {...props} {...more} />);
  const { rerender, unmount } = render(own({}));
  await drawerIsLoaded();
  return {
    show: (more: MobileDrawerProps) => rerender(own(more)),
    unmount,
  };
}

async function expectPageRestored() {
  await expect.poll(isMarked).toBe(false);
  expect(document.documentElement.dataset).not.toHaveProperty('lintelScroll');
  expect(document.querySelector(':modal')).toBeNull();
}

describe('onOpenChange receives the reason', () => {
  it('for each way to close the drawer', async () => {
    const onOpenChange = vi.fn();
    await showAlone({ onOpenChange }, 800);
    const ways: [reason: string, close: () => unknown][] = [
      ['press', () => userEvent.click(cross())],
      ['escape', () => userEvent.keyboard('{Escape}')],
      ['backdrop', () => clickBeside({ x: 100, y: 300 })],
      [
        'navigate',
        () => {
          history.pushState(null, '', '/elsewhere');
          window.dispatchEvent(new PopStateEvent('popstate'));
        },
      ],
      ['resize', () => page.viewport(1024, 700)],
    ];
    for (const [reason, close] of ways) {
      onOpenChange.mockClear();
      await openDrawer();
      await close();
      await expect
        .poll(() => onOpenChange.mock.calls)
        .toEqual([
          [true, { reason: 'press' }],
          [false, { reason }],
        ]);
      await expectPageRestored();
      if (reason !== 'resize') await expectDrawerClosed();
    }
  });
});

describe('a controlled drawer', () => {
  it('is opened and closed by the page', async () => {
    const onOpenChange = vi.fn();
    const { show } = await showAlone({ open: false, onOpenChange });
    await userEvent.click(hamburger());
    await expect
      .poll(() => onOpenChange.mock.calls)
      .toEqual([[true, { reason: 'press' }]]);
    await expectDrawerClosed();
    show({ open: true });
    await expectDrawerOpen();
    show({ open: false });
    await expectDrawerClosed();
    await expectFocusOn(hamburger());
    await expectPageRestored();
  });

  it('stays open and modal if the page does not close it, even after several presses of Escape', async () => {
    const onOpenChange = vi.fn();
    const { show } = await showAlone({ open: true, onOpenChange });
    await expectDrawerOpen();
    // Ignores a call for a window that has just become small.
    onOpenChange.mockClear();
    for (const times of [1, 2, 3]) {
      await userEvent.keyboard('{Escape}');
      await expect
        .poll(() => onOpenChange.mock.calls)
        .toEqual(Array(times).fill([false, { reason: 'escape' }]));
      await expectDrawerOpen();
      expect(dialog().contains(document.activeElement)).toBe(true);
    }
    await userEvent.click(cross());
    await expectDrawerOpen();
    await userEvent.click(inDrawer('button', 'Products'));
    await expectSectionOpen('Products');
    show({ open: false });
    await expectDrawerClosed();
    await expectPageRestored();
  });
});

describe('an error in the drawer', () => {
  it('is reported once, and a plain list replaces the drawer', async () => {
    const onError = vi.fn();
    const reports = watchReports();
    await page.viewport(375, 700);
    await showLoggedIn();
    function Broken(): never {
      throw new Error('A broken action');
    }
    // The messages of React and the browser.
    expectConsole('error', /A broken action|The above error occurred/);
    render(
      pageOf(
        <MobileDrawer {...settings} onError={onError} actions={<Broken />} />,
      ),
    );
    await expect.poll(() => onError.mock.calls.length).toBe(1);
    expect(reports).toEqual([
      { part: 'mobile drawer', error: new Error('A broken action') },
    ]);
    await userEvent.click(pageButton());
    await expect
      .element(page.getByRole('link', { name: 'Prices', exact: true }))
      .toBeVisible();
    await expect.element(link('Log Out')).toBeVisible();
    expect(dialog()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(page.getByRole('link', { name: 'Prices', exact: true }))
      .not.toBeInTheDocument();
    await expectFocusOn(hamburger());
  });
});
