import { render, screen } from '@testing-library/react';
import { afterEach, describe, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { wearLook } from '../../.storybook/look';
import type { UserFields } from '../../.storybook/visitor';
import { AccountMenu } from '../../src/components/AccountMenu/AccountMenu';
import type { HeaderProps } from '../../src/components/Header/Header';
import { de } from '../../src/content/locales/de';
import { en } from '../../src/content/locales/en';
import { exampleUsers } from '../../src/testing/fixtures';
import { TeamPage } from '../../stories/pages/TeamPage';
import { expectMenuOpen } from '../account/accountMenuParts';
import { emulateMedia } from '../browser/emulateMedia';
import { backend, freshPage, showHeaderLoggedIn } from '../header/showHeader';
import {
  dark,
  expectPicture,
  inArabic,
  paintPage,
  press,
  partSite,
  site,
} from './picture';

const NAME = en.messages.accountMenu;

afterEach(() => wearLook('quiet'));

async function showLoggedIn(
  props: HeaderProps = {},
  user?: UserFields,
  [width, height] = [1280, 400],
) {
  await page.viewport(width, height);
  await showHeaderLoggedIn({ ...site, ...props }, user);
}

const inGerman: HeaderProps = {
  locale: 'de-DE',
  content: de,
  messages: {
    accountDashboard: 'Kontoverwaltungsübersicht öffnen',
    domains: 'Domainregistrierungsangelegenheiten',
  },
};

describe('the account menu looks right', () => {
  it.each<[string, string, ...Parameters<typeof showLoggedIn>]>([
    ['on a light page', 'account-1280'],
    [
      'where the bar ends far from the window’s edge',
      'account-1920',
      {},
      undefined,
      [1920, 400],
    ],
    [
      'in a checkout on a phone',
      'account-320-minimal',
      { variant: 'minimal' },
      undefined,
      [320, 400],
    ],
    ['with a picture', 'account-1280-picture', {}, exampleUsers.withPicture],
    [
      'with a long name and address',
      'account-1280-long-name',
      {},
      exampleUsers.withLongName,
    ],
    ['with long German words', 'account-1280-de', inGerman],
    ['from right to left', 'account-1280-ar', inArabic],
  ])('%s', async (_, picture, ...shown) => {
    await showLoggedIn(...shown);
    await press(shown[0]?.content?.messages.accountMenu ?? NAME);
    await expectPicture(picture);
  });

  it('on a dark page', async () => {
    paintPage(true);
    await showLoggedIn(dark);
    await press(NAME);
    await expectPicture('account-1280-dark');
  });

  it('with keyboard focus on an item', async () => {
    await showLoggedIn();
    (await screen.findByRole('button', { name: NAME })).focus();
    await userEvent.keyboard('{Enter}');
    await expectMenuOpen();
    await userEvent.keyboard('{ArrowDown}');
    await expectPicture('account-1280-focus');
  });

  it('in forced colours', async () => {
    await emulateMedia('forced-colors', 'active');
    await showLoggedIn();
    (await screen.findByRole('button', { name: NAME })).focus();
    await userEvent.keyboard('{Enter}');
    await expectMenuOpen();
    await expectPicture('account-1280-forced-colors');
  });

  it('in another theme', async () => {
    wearLook('expressive');
    paintPage();
    await showLoggedIn();
    await press(NAME);
    await expectPicture('expressive-account-1280');
  });

  it('without Header, in a team’s own dark header', async () => {
    await page.viewport(800, 400);
    await freshPage();
    await backend.signIn();
    render(
      <TeamPage
        theme="dark-background"
        account={<AccountMenu {...partSite} />}
      />,
    );
    await press(NAME);
    await expectPicture('account-800-alone-dark');
  });
});
