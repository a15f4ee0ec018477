import { render, screen } from '@testing-library/react';
import { afterEach, describe, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { wearLook } from '../../.storybook/look';
import type { Member } from '../../.storybook/visitor';
import { AccountMenu } from '../../src/components/AccountMenu/AccountMenu';
import { Header, type HeaderProps } from '../../src/components/Header/Header';
import { de } from '../../src/content/locales/de';
import { en } from '../../src/content/locales/en';
import { languages } from '../../src/content/languages';
import { arabic, arabicContent } from '../../stories/languages/arabic';
import { members } from '../../src/testing/fixtures';
import { TeamPage } from '../../stories/pages/TeamPage';
import { expectMenuOpen } from '../account/accountMenuParts';
import { emulateMedia } from '../browser/emulateMedia';
import { backend, freshPage, renderPage } from '../header/showHeader';
import {
  dark,
  expectPicture,
  paintPage,
  press,
  partSite,
  site,
} from './picture';

const NAME = en.messages.accountMenu;

afterEach(() => wearLook('quiet'));

async function showToMember(
  props: HeaderProps = {},
  member?: Member,
  [width, height] = [1280, 400],
) {
  await page.viewport(width, height);
  await freshPage();
  await backend.signIn(member);
  await renderPage(<Header {...site} {...props} />, 'loggedIn');
}

describe('the account menu looks right', () => {
  it('on a light page', async () => {
    await showToMember();
    await press(NAME);
    await expectPicture('account-1280');
  });

  it('on a dark page', async () => {
    paintPage(true);
    await showToMember(dark);
    await press(NAME);
    await expectPicture('account-1280-dark');
  });

  it('where the bar ends far from the window’s edge', async () => {
    await showToMember({}, undefined, [1920, 400]);
    await press(NAME);
    await expectPicture('account-1920');
  });

  it('in a checkout on a phone', async () => {
    await showToMember({ variant: 'minimal' }, undefined, [320, 400]);
    await press(NAME);
    await expectPicture('account-320-minimal');
  });

  it('with a picture', async () => {
    await showToMember({}, members.withPicture);
    await press(NAME);
    await expectPicture('account-1280-picture');
  });

  it('with a long name and address', async () => {
    await showToMember({}, members.withLongName);
    await press(NAME);
    await expectPicture('account-1280-long-name');
  });

  it('with long German words', async () => {
    await showToMember({
      locale: 'de-DE',
      content: de,
      messages: {
        accountDashboard: 'Kontoverwaltungsübersicht öffnen',
        domains: 'Domainregistrierungsangelegenheiten',
      },
    });
    await press(de.messages.accountMenu);
    await expectPicture('account-1280-de');
  });

  it('from right to left', async () => {
    await showToMember({
      languages: [...languages, arabic],
      locale: arabic.locale,
      content: arabicContent,
    });
    await press(arabicContent.messages.accountMenu);
    await expectPicture('account-1280-ar');
  });

  it('with the keyboard on an item', async () => {
    await showToMember();
    (await screen.findByRole('button', { name: NAME })).focus();
    await userEvent.keyboard('{Enter}');
    await expectMenuOpen();
    await userEvent.keyboard('{ArrowDown}');
    await expectPicture('account-1280-focus');
  });

  it('in forced colours', async () => {
    await emulateMedia('forced-colors', 'active');
    onTestFinished(async () => void (await emulateMedia('forced-colors', '')));
    await showToMember();
    (await screen.findByRole('button', { name: NAME })).focus();
    await userEvent.keyboard('{Enter}');
    await expectMenuOpen();
    await expectPicture('account-1280-forced-colors');
  });

  it('in another theme', async () => {
    wearLook('expressive');
    paintPage();
    await showToMember();
    await press(NAME);
    await expectPicture('expressive-account-1280');
  });

  it('alone in a team’s own dark header', async () => {
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
