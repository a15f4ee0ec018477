import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { wearLook } from '../../.storybook/look';
import type { UserFields } from '../../.storybook/visitor';
import type { HeaderProps } from '../../src/components/Header/Header';
import { MobileDrawer } from '../../src/components/MobileDrawer/MobileDrawer';
import { de } from '../../src/content/locales/de';
import { en } from '../../src/content/locales/en';
import { arabic, arabicContent } from '../../stories/languages/arabic';
import { pseudoContent } from '../../stories/languages/pseudo';
import { exampleUsers } from '../../src/testing/fixtures';
import { Start } from '../../stories/shared/slots';
import { TeamPage } from '../../stories/pages/TeamPage';
import { withoutDialogs } from '../../stories/shared/withoutDialogs';
import {
  dialog,
  drawerIsLoaded,
  pageButton,
} from '../mobile-drawer/drawerParts';
import { emulateMedia } from '../browser/emulateMedia';
import { showHeaderLoggedIn, startPage } from '../header/showHeader';
import {
  dark,
  expectPicture,
  inArabic,
  inPseudo,
  paintPage,
  press,
  showAt,
  partSite,
  site,
} from './picture';

const PHONE: Size = [375, 667];
const SMALL_PHONE: Size = [320, 667];
const TABLET: Size = [800, 1000];

type Size = [width: number, height: number];

afterEach(() => wearLook('quiet'));

async function showDrawer([width, height]: Size, props?: HeaderProps) {
  await showAt(width, props, height);
  await open();
}

async function showDrawerLoggedIn(
  [width, height]: Size,
  props: HeaderProps = {},
  user?: UserFields,
) {
  await page.viewport(width, height);
  await showHeaderLoggedIn({ ...site, ...props }, user);
  await open();
}

async function open() {
  await drawerIsLoaded();
  await userEvent.click(pageButton());
  await expect.poll(() => dialog().open).toBe(true);
}

async function pressInDrawer(name: string) {
  await userEvent.click(await within(dialog()).findByRole('button', { name }));
}

describe('the drawer looks right', () => {
  it('on a phone', async () => {
    await showDrawer(PHONE);
    await expectPicture('drawer-375');
  });

  it('with the products', async () => {
    await showDrawer(PHONE);
    await pressInDrawer('Products');
    await expectPicture('drawer-375-products');
  });

  it('with the resources, on a dark page', async () => {
    paintPage(true);
    await showDrawer(PHONE, { ...dark, actions: <Start /> });
    await pressInDrawer('Resources');
    await expectPicture('drawer-375-resources-dark');
  });

  it('for a logged-in visitor', async () => {
    await showDrawerLoggedIn(PHONE);
    await expectPicture('drawer-375-member');
  });

  it('for a logged-in visitor, on a dark page', async () => {
    paintPage(true);
    await showDrawerLoggedIn(PHONE, dark, exampleUsers.withPicture);
    await expectPicture('drawer-375-member-dark');
  });

  it('for a logged-in visitor with a long name and address', async () => {
    await showDrawerLoggedIn(SMALL_PHONE, {}, exampleUsers.withLongName);
    await expectPicture('drawer-320-long-name');
  });

  it('with actions that hardly fit', async () => {
    await showDrawer(SMALL_PHONE, { actions: <Start /> });
    await expectPicture('drawer-320-actions');
  });

  it('on a tablet', async () => {
    await showDrawerLoggedIn(TABLET);
    await pressInDrawer('Resources');
    await expectPicture('drawer-800-resources');
  });

  it('on a dark tablet', async () => {
    paintPage(true);
    await showDrawer(TABLET, dark);
    await pressInDrawer('Products');
    await expectPicture('drawer-800-products-dark');
  });

  it('on a phone in landscape', async () => {
    await showDrawer([667, 320]);
    await expectPicture('drawer-667-low');
  });

  it('with keyboard focus on a heading', async () => {
    await showDrawer(PHONE);
    await userEvent.tab();
    await expectPicture('drawer-375-focus');
  });

  it('with keyboard focus at its foot', async () => {
    await showDrawerLoggedIn(PHONE);
    await pressInDrawer('Products');
    const account = within(dialog()).getByRole('link', { name: /Dashboard$/ });
    (account.previousElementSibling as HTMLElement)
      .querySelector('button')!
      .focus();
    await userEvent.tab();
    await expect.poll(() => document.activeElement).toBe(account);
    await expectPicture('drawer-375-member-focus');
  });

  it('in forced colours', async () => {
    await emulateMedia('forced-colors', 'active');
    await showDrawerLoggedIn(PHONE);
    await pressInDrawer('Products');
    await expectPicture('drawer-375-forced-colors');
  });

  it('in another theme', async () => {
    wearLook('expressive');
    paintPage();
    await showDrawer(PHONE);
    await pressInDrawer('Products');
    await expectPicture('expressive-drawer-375');
  });

  it('without Header, in a team’s own dark header', async () => {
    await page.viewport(...PHONE);
    await startPage();
    render(
      <TeamPage
        theme="dark-background"
        menu={<MobileDrawer {...partSite} theme="dark-background" />}
      />,
    );
    await expectPicture('drawer-375-alone-closed-dark');
    await open();
    await within(dialog()).findByRole('link', { name: 'Log In' });
    await expectPicture('drawer-375-alone-dark');
  });
});

describe('the drawer’s texts look right', () => {
  it('in German', async () => {
    await showDrawerLoggedIn(SMALL_PHONE, { locale: 'de-DE', content: de });
    await pressInDrawer('Produkte');
    await expectPicture('drawer-320-de');
  });

  it('in Arabic', async () => {
    await showDrawerLoggedIn(PHONE, inArabic);
    await pressInDrawer(arabicContent.navigation.items[0]!.label);
    await expectPicture('drawer-375-ar');
  });

  it('in Arabic, on a tablet', async () => {
    await showDrawerLoggedIn(TABLET, inArabic);
    await expectPicture('drawer-800-ar');
  });

  it('with long words', async () => {
    await showDrawerLoggedIn([320, 1100], inPseudo);
    await pressInDrawer(pseudoContent.navigation.items[0]!.label);
    await expectPicture('drawer-320-pseudo');
  });
});

describe('the languages in the drawer look right', () => {
  it('on a phone', async () => {
    await showDrawer([375, 860]);
    await pressInDrawer('Language English');
    await expectPicture('languages-375');
  });

  it('on a dark page', async () => {
    paintPage(true);
    await showDrawer([375, 860], { ...dark, actions: <Start /> });
    await pressInDrawer('Language English');
    await expectPicture('languages-375-dark');
  });

  it('in Arabic', async () => {
    await showDrawer([375, 860], inArabic);
    await pressInDrawer(
      `${arabicContent.messages.language} ${arabic.fullName}`,
    );
    await expectPicture('languages-375-ar');
  });
});

describe('the plain list that replaces the drawer looks right', () => {
  it('on a phone', async () => {
    onTestFinished(withoutDialogs());
    await showAt(375);
    await press('Menu');
    await screen.findByRole('link', { name: 'Log In' });
    await expectPicture('list-375');
  });

  it('with the products', async () => {
    onTestFinished(withoutDialogs());
    await showAt(375, {}, 1300);
    await press(en.messages.menu);
    await press('Products');
    await expectPicture('list-375-products');
  });
});
