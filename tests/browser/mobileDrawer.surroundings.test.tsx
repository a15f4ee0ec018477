import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AccountMenu } from '../../src/components/AccountMenu/AccountMenu';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu';
import { MobileDrawer } from '../../src/components/MobileDrawer/MobileDrawer';

import {
  drawer,
  expectDrawerOpen,
  hamburger,
  inDrawer,
  isMarked,
  showOpenDrawer,
} from './drawerParts';
import { computed, expectFocusOn } from './headerParts';
import { NAME, pageWith, showToMember } from './accountMenuParts';

const site = { domain: 'example.com' };

beforeEach(async () => {
  await page.viewport(375, 700);
});

describe('a part that a team puts at the drawer’s foot', () => {
  it('opens without closing the drawer around it', async () => {
    await showOpenDrawer({
      member: true,
      actions: (
        <>
          <LanguageMenu id="foot" site={site} side="top" />
          <AccountMenu id="foot-account" site={site} />
        </>
      ),
    });
    const languages = drawer().getByRole('button', {
      name: 'Language English',
    });
    await userEvent.click(languages.last());
    await expect
      .element(languages.last())
      .toHaveAttribute('aria-expanded', 'true');
    await expectDrawerOpen();
    const avatar = inDrawer('button', NAME);
    await userEvent.click(avatar);
    await expect.element(page.getByRole('menu')).toBeVisible();
    await expectDrawerOpen();
  });
});

describe('a page that holds the drawer open', () => {
  it('is not shut off by it from 1024 px on, where nobody sees it', async () => {
    onTestFinished(() => page.viewport(375, 700));
    await page.viewport(1280, 800);
    await showToMember(
      pageWith(
        <>
          <MobileDrawer site={site} open />
          <input aria-label="Name" />
        </>,
      ),
    );
    const field = page.getByRole('textbox', { name: 'Name' });
    await userEvent.click(field);
    await expectFocusOn(field);
    expect(isMarked()).toBe(false);
    await page.viewport(375, 700);
    await expectDrawerOpen();
  });
});

describe('two drawers on a page', () => {
  it('one that leaves does not set the page free for the one that is open', async () => {
    const both = (second: boolean) => (
      <>
        <MobileDrawer site={site} id="one" open />
        {second ? <MobileDrawer site={site} id="two" open /> : null}
      </>
    );
    const { rerender } = await showToMember(both(true));
    await expect.poll(() => page.getByRole('dialog').elements().length).toBe(2);
    rerender(both(false));
    await expectDrawerOpen();
    expect(document.documentElement.dataset['lintelScroll']).toMatch(/^locked/);
    rerender(null);
    expect(isMarked()).toBe(false);
    expect(document.documentElement.dataset['lintelScroll']).toBeUndefined();
  });
});

describe('on a page with its own look of headings', () => {
  it('the drawer keeps its own', async () => {
    const style = document.createElement('style');
    style.textContent =
      'h2 { color: rgb(1, 2, 3); text-transform: uppercase; padding: 9px; border: 1px solid }';
    document.head.append(style);
    onTestFinished(() => style.remove());
    await showOpenDrawer({ theme: 'dark-background' });
    const heading = inDrawer('button', 'Products').element();
    expect(computed(heading).color).toBe(computed(drawer().element()).color);
    expect(computed(heading).textTransform).toBe('none');
    expect(computed(heading.parentElement!).paddingTop).toBe('0px');
    expect(computed(heading.parentElement!).borderTopWidth).toBe('0px');
  });
});

describe('alone in a box without padding', () => {
  it('the button sticks out on no side', async () => {
    await showToMember(<MobileDrawer site={site} />);
    await expect.element(hamburger()).toBeVisible();
    const { right } = hamburger().element().getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(
      hamburger().element().parentElement!.getBoundingClientRect().right,
    );
  });
});
