import { cleanup, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header, type HeaderProps } from '../../src/components/Header/Header';
import { languages } from '../../src/content/languages';
import {
  drawer,
  drawerIsLoaded,
  expectDrawerOpen,
  inDrawer,
  pageButton,
  scroller,
  sheet,
} from '../mobile-drawer/drawerParts';
import { languageButton, link } from '../header/headerParts';
import { freshPage } from '../header/showHeader';

const one = [languages[0]];

async function showAt(width: number, props: HeaderProps) {
  await page.viewport(width, 700);
  await freshPage();
  render(
    <>
      <Header tracking={false} site={{ domain: 'example.com' }} {...props} />
      <main id="content">
        <h1>A page</h1>
      </main>
    </>,
  );
  await expect.element(link('example.com Home')).toBeVisible();
}

async function showDrawer(props: HeaderProps) {
  await showAt(375, props);
  await drawerIsLoaded();
  await userEvent.click(pageButton());
  await expectDrawerOpen();
}

/** Distance of the last element of the bar from the bar's end. */
function gapAtEnd(last: Element) {
  const bar = last.closest('[data-lintel="bar"]')!;
  const { paddingInlineEnd } = getComputedStyle(bar);
  const end = bar.getBoundingClientRect().right - parseFloat(paddingInlineEnd);
  return Math.round(end - last.getBoundingClientRect().right);
}

describe('a drawer without accounts', () => {
  it('has no Log In, and a foot only for `actions`', async () => {
    await showDrawer({ accounts: false });
    await expect.element(inDrawer('link', 'Log In')).not.toBeInTheDocument();
    await expect.element(inDrawer('button', 'Language English')).toBeVisible();
    expect(sheet().children).toHaveLength(2);
    cleanup();
    await showDrawer({ accounts: false, actions: <a href="/start">Start</a> });
    await expect.element(inDrawer('link', 'Start')).toBeVisible();
    expect(sheet().children).toHaveLength(3);
  });

  it('shows only the menus if there is one language', async () => {
    await showDrawer({ accounts: false, languages: one });
    const content = scroller();
    expect(content.children).toHaveLength(1);
    await expect.element(inDrawer('button', 'Products')).toBeVisible();
    expect(drawer().getByRole('link', { name: 'English' }).elements()).toEqual(
      [],
    );
  });
});

describe('a bar without accounts', () => {
  const start = <a href="/start">Start</a>;

  it.each([1280, 375])(
    'ends with the languages, at a width of %i px',
    async (width) => {
      await showAt(width, { accounts: false, variant: 'minimal' });
      const button = languageButton().element();
      expect(gapAtEnd(button.closest('[data-lintel]:not(button)')!)).toBe(0);
    },
  );

  it.each([1280, 375])(
    'ends with `actions` if there is one language, at a width of %i px',
    async (width) => {
      await showAt(width, {
        accounts: false,
        languages: one,
        variant: 'minimal',
        actions: start,
      });
      expect(gapAtEnd(link('Start').element())).toBe(0);
    },
  );

  it('ends with Log In if it has accounts and one language', async () => {
    window.history.replaceState(null, '', '?error-auth');
    await showAt(1280, { languages: one });
    await expect.element(link('Log In')).toBeVisible();
    expect(gapAtEnd(link('Log In').element())).toBe(0);
  });
});
