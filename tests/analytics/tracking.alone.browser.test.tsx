import { describe, expect, it } from 'vitest';
import { render } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import { AccountMenu } from '../../src/components/AccountMenu/AccountMenu';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';
import { MobileDrawer } from '../../src/components/MobileDrawer/MobileDrawer';
import {
  avatar,
  expectMenuOpen,
  item,
  pageWith,
  showToMember,
  slowly,
} from '../account/accountMenuParts';
import {
  drawerIsLoaded,
  inDrawer,
  openDrawer,
} from '../mobile-drawer/drawerParts';
import {
  languageButton,
  link,
  stayOnPage,
  withPrices,
} from '../header/headerParts';
import { expectListOpen } from '../language/languageMenuParts';
import { freshPage, startPage } from '../header/showHeader';
import { expectReceived, ofHeader, openings } from './trackingParts';

/** Whose languages lead to hosts of their own, and whose events come here. */
const elsewhere = {
  domain: 'example.com',
  hosts: { eventsStaging: location.origin },
};

const clickLink = { ...ofHeader, action: 'click', object_type: 'link' };

describe('alone on a page,', () => {
  it('the drawer counts what is opened and clicked in it', async () => {
    await page.viewport(375, 700);
    await startPage();
    const { container } = render(
      pageWith(
        <LintelProvider consent="granted">
          <MobileDrawer navigation={withPrices} />
        </LintelProvider>,
      ),
    );
    stayOnPage(container.querySelector('main')!);
    await drawerIsLoaded();
    await openDrawer();
    expect(await openings()).toEqual(['mobile-menu']);
    await userEvent.click(inDrawer('link', 'Prices'));
    await expectReceived({ ...clickLink, object_identifier: 'prices' });
    await expectReceived({ action: 'view' });
  });

  it('the account menu counts what is opened and clicked in it', async () => {
    const { container } = await showToMember(
      pageWith(
        <LintelProvider consent="granted">
          <AccountMenu {...slowly} />
        </LintelProvider>,
      ),
    );
    stayOnPage(container.querySelector('main')!);
    await expect.element(avatar()).toBeVisible();
    await userEvent.click(avatar());
    await expectMenuOpen();
    await userEvent.click(item('Domains'));
    await expectReceived({
      ...clickLink,
      object_identifier: 'account-domains',
      object_display_name: 'Domains',
    });
    expect(await openings()).toEqual(['account-menu']);
    await expectReceived({ action: 'view' });
  });

  it('the languages count what is opened and clicked in them', async () => {
    await freshPage();
    const { container } = render(
      pageWith(
        <div style={{ padding: 100 }}>
          <LintelProvider consent="granted" site={elsewhere}>
            <LanguageMenu />
          </LintelProvider>
        </div>,
      ),
    );
    stayOnPage(container.querySelector('main')!);
    await userEvent.click(languageButton());
    await expectListOpen();
    await userEvent.click(link('Français'));
    await expectReceived({
      ...clickLink,
      object_identifier: 'language-fr',
      object_display_name: 'Français',
    });
    expect(await openings()).toEqual(['languages']);
    await expectReceived({ action: 'view' });
  });
});
