import { render, screen } from '@testing-library/react';
import { describe, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../../src/components/Header/Header';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu';
import { de } from '../../src/content/locales/de';
import { arabic, arabicContent } from '../../stories/languages/arabic';
import { pseudoContent } from '../../stories/languages/pseudo';
import { Start } from '../../stories/shared/slots';
import {
  renderPage,
  showHeaderLoggedIn,
  startPage,
} from '../header/showHeader';
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

const LANGUAGE = 'Language English';

describe('the list of languages looks right', () => {
  it('on a light page', async () => {
    await showAt(1280);
    await press(LANGUAGE);
    await expectPicture('languages-1280');
  });

  it('on a dark page', async () => {
    paintPage(true);
    await showAt(1280, dark);
    await press(LANGUAGE);
    await expectPicture('languages-1280-dark');
  });

  it('with keyboard focus on a link', async () => {
    await showAt(1280);
    screen.getByRole('button', { name: LANGUAGE }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await expectPicture('languages-1280-focus');
  });

  it('in a checkout', async () => {
    await showAt(1280, { variant: 'minimal', actions: <Start /> });
    await press(LANGUAGE);
    await expectPicture('languages-1280-minimal');
  });

  it('in a checkout on a phone', async () => {
    await showAt(320, { variant: 'minimal' }, 568);
    await press(LANGUAGE);
    await expectPicture('languages-320-minimal');
  });

  it('at the foot of a page', async () => {
    await page.viewport(800, 560);
    await startPage();
    await renderPage(
      <>
        <Header {...site} consent="granted" />
        <footer style={{ position: 'absolute', inset: 'auto 24px 24px' }}>
          <LanguageMenu {...partSite} side="top" align="start" />
        </footer>
      </>,
    );
    await press(LANGUAGE);
    await expectPicture('languages-800-foot');
  });

  it('without Header, on a page of its own', async () => {
    await page.viewport(400, 520);
    render(
      <main>
        <h1>A page</h1>
        <LanguageMenu {...partSite} align="start" />
      </main>,
    );
    await press(LANGUAGE);
    await expectPicture('languages-400-alone');
  });
});

describe('the page’s language looks right', () => {
  it('in a full German bar', async () => {
    await page.viewport(1024, 240);
    await showHeaderLoggedIn({
      ...site,
      locale: 'de-DE',
      content: de,
      actions: <Start />,
    });
    await expectPicture('bar-1024-de-member');
  });

  it('marked in the list', async () => {
    await showAt(1280, {
      locale: 'ja-JP',
      content: { ...de, locale: 'ja-JP' },
    });
    await press('Sprache 日本語');
    await expectPicture('languages-1280-ja');
  });
});

describe('Arabic, added by configuration, looks right', () => {
  it('in the bar and its menu', async () => {
    await showAt(1280, inArabic);
    await press(arabicContent.navigation.items[0]!.label);
    await expectPicture('products-1280-ar');
  });

  it('in the list of languages', async () => {
    await showAt(1280, inArabic);
    await press(`${arabicContent.messages.language} ${arabic.fullName}`);
    await expectPicture('languages-1280-ar');
  });
});

describe('long words, added by configuration, look right', () => {
  it('in the bar and its menu', async () => {
    await showAt(1024, inPseudo);
    await press(pseudoContent.navigation.items[0]!.label);
    await expectPicture('products-1024-pseudo');
  });
});
