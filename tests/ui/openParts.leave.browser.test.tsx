import { Activity, useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { AccountMenu } from '../../src/account/AccountMenu';
import { MobileDrawer } from '../../src/drawer/MobileDrawer';
import { Header } from '../../src/header/Header';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { avatar } from '../account/accountMenuParts';
import {
  dialog,
  drawerIsLoaded,
  expectDrawerClosed,
  isMarked,
  openDrawer,
} from '../drawer/drawerParts';
import { expectExpanded, languageButton } from '../header/headerParts';
import { backend, freshPage, renderPage } from '../header/showHeader';
import { render } from '@testing-library/react';
import {
  everyButton,
  everyPart,
  sideNav,
  sideNavButton,
  site,
} from './everyPart';

const onOpenChange = vi.fn();
const closed = [[false, { reason: 'navigate' }]];

beforeEach(async () => {
  await freshPage();
  await backend.logIn();
  onOpenChange.mockReset();
});

async function open(button: Locator): Promise<Element> {
  await expect.element(button).toBeVisible();
  const element = button.element() as HTMLElement;
  element.focus();
  await userEvent.keyboard('{Enter}');
  await expectExpanded(button, true);
  onOpenChange.mockClear();
  return element;
}

/** Controlled by its page. */
function ControlledAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountMenu
      id="own"
      site={site}
      open={isOpen}
      onOpenChange={(next, details) => {
        onOpenChange(next, details);
        setOpen(next);
      }}
    />
  );
}

describe('when a framework hides the page and shows it again,', () => {
  const pageWith = (isShown: boolean) => (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      {everyPart(onOpenChange)}
    </Activity>
  );

  it('what was open is closed, before it is shown', async () => {
    const { rerender } = await renderPage(pageWith(true), 'loggedIn');
    for (const button of everyButton()) {
      const element = await open(button);
      rerender(pageWith(false));
      await expect
        .poll(
          () =>
            !element.isConnected ||
            element.getAttribute('aria-expanded') === 'false',
        )
        .toBe(true);
      expect(element.checkVisibility()).toBe(false);
      rerender(pageWith(true));
      await expectExpanded(button, false);
    }
    expect(onOpenChange.mock.calls).toEqual(closed);
  });

  it('the drawer is closed, and the page scrolls', async () => {
    await page.viewport(375, 700);
    const { rerender } = await renderPage(pageWith(true), 'loggedIn');
    await drawerIsLoaded();
    await openDrawer();
    rerender(pageWith(false));
    await expect.poll(() => dialog().open).toBe(false);
    rerender(pageWith(true));
    await expectDrawerClosed();
    expect(document.documentElement.dataset).not.toHaveProperty('lintelScroll');
    expect(isMarked()).toBe(false);
  });

  it('what its page controls is closed there, too', async () => {
    const own = (isShown: boolean) => (
      <>
        <Header consent="denied" site={site} accounts={false} />
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <ControlledAccount />
        </Activity>
      </>
    );
    await freshPage();
    await backend.logIn();
    const { rerender } = render(own(true));
    await open(avatar());
    rerender(own(false));
    await expect.poll(() => onOpenChange.mock.calls).toEqual(closed);
    rerender(own(true));
    await expectExpanded(avatar(), false);
  });
});

it('what was open is not reported as closed when it unmounts', async () => {
  const { rerender } = render(sideNav(onOpenChange));
  await open(sideNavButton);
  rerender(null);
  await expect.element(sideNavButton).not.toBeInTheDocument();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('everything that is open is closed when the document is left, so that no cache keeps it open', async () => {
  await renderPage(everyPart(onOpenChange), 'loggedIn');
  for (const button of everyButton()) {
    const element = await open(button);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    // At once: the page may be frozen after this event.
    expect(element.getAttribute('aria-expanded')).toBe('false');
  }
  expect(onOpenChange.mock.calls).toEqual(closed);
  await page.viewport(375, 700);
  await drawerIsLoaded();
  await openDrawer();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(dialog().open).toBe(false);
});

it('without a header, what is open closes when a router shows another page', async () => {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  const { rerender } = render(
    <>
      <AccountMenu site={site} />
      <LanguageMenu site={site} />
      {sideNav()}
    </>,
  );
  for (const button of [avatar(), languageButton(), sideNavButton]) {
    await open(button);
    history.pushState(null, '', `/after-${location.pathname.slice(1)}`);
    await expectExpanded(button, false);
  }
  await page.viewport(375, 700);
  rerender(<MobileDrawer site={site} onOpenChange={onOpenChange} />);
  await drawerIsLoaded();
  await openDrawer();
  onOpenChange.mockClear();
  history.pushState(null, '', '/another-page');
  await expectDrawerClosed();
  expect(onOpenChange.mock.calls).toEqual(closed);
});
