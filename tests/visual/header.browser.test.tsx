import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { wearLook, type Look } from '../../.storybook/look';
import { de } from '../../src/content/locales/de';
import { sendHeaderMessage } from '../../src/index';
import { Promo, Start } from '../../stories/shared/slots';
import { dark, expectPicture, paintPage, press, showAt } from './picture';

const WIDTHS = [1024, 1280, 1440, 1920];

afterEach(() => wearLook('quiet'));

describe('the bar looks right', () => {
  it('on a light page', async () => {
    await showAt(1280);
    await expectPicture('bar-1280');
  });

  it('on a dark page', async () => {
    paintPage(true);
    await showAt(1280, dark);
    await expectPicture('bar-1280-dark');
  });

  it('on a phone', async () => {
    await showAt(375);
    await expectPicture('bar-375');
  });

  it('with keyboard focus on a trigger', async () => {
    await showAt(1280);
    screen.getByRole('link', { name: /Home/ }).focus();
    await userEvent.tab();
    await expectPicture('bar-1280-focus');
  });

  it('with the skip link', async () => {
    await showAt(1280);
    await userEvent.tab();
    await expectPicture('bar-1280-skip-link');
  });

  it('scrolled, over a page that was dark', async () => {
    paintPage(true);
    const { header } = await showAt(1280, dark, 240);
    header.toggleAttribute('data-scrolled', true);
    await expectPicture('bar-1280-scrolled');
  });

  it('with banner and actions', async () => {
    await showAt(1280, { banner: <Promo />, actions: <Start /> }, 240);
    await expectPicture('bar-1280-slots');
  });

  it('with as little as possible', async () => {
    await showAt(1280, { variant: 'minimal', actions: <Start /> }, 240);
    await expectPicture('bar-1280-minimal');
  });

  it('over a picture', async () => {
    document.body.style.background =
      'linear-gradient(120deg, #1d2b2f 50%, #4a3a33 50%) fixed';
    await showAt(1280, { ...dark, position: 'overlay' }, 240);
    screen.getByRole('main').style.visibility = 'hidden';
    await expectPicture('bar-1280-overlay');
  });

  it('hidden, then shown by keyboard focus', async () => {
    const { header } = await showAt(1280, {}, 240);
    sendHeaderMessage('set hidden');
    await expect
      .poll(() => header.getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(0);
    await userEvent.tab();
    await userEvent.tab();
    await expect.poll(() => header.getBoundingClientRect().top).toBe(0);
    await expectPicture('bar-1280-hidden-focus');
  });
});

describe.each<[Look, string]>([
  ['quiet', ''],
  ['expressive', 'expressive-'],
])('in the %s theme', (look, prefix) => {
  describe.each(['Products', 'Resources'])(
    'the %s menu looks right',
    (menu) => {
      const name = `${prefix}${menu.toLowerCase()}`;

      it.each(WIDTHS)('at %i px', async (width) => {
        wearLook(look);
        paintPage();
        await showAt(width);
        await press(menu);
        await expectPicture(`${name}-${width}`);
      });

      it('on a dark page', async () => {
        wearLook(look);
        paintPage(true);
        await showAt(1280, dark);
        await press(menu);
        await expectPicture(`${name}-1280-dark`);
      });
    },
  );
});

describe('the menus look right', () => {
  it.each([
    ['Produkte', 'products-1280-de', 1280],
    ['Ressourcen', 'resources-1024-de', 1024],
  ])('in German: %s', async (menu, name, width) => {
    await showAt(width, { locale: 'de-DE', content: de });
    await press(menu);
    await expectPicture(name);
  });

  it('with keyboard focus on a link', async () => {
    await showAt(1280);
    screen.getByRole('button', { name: 'Products' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}');
    await expectPicture('products-1280-focus');
  });

  it('with keyboard focus on the spotlight', async () => {
    await showAt(1280);
    screen.getByRole('button', { name: 'Resources' }).focus();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('link', { name: 'Get inspired' }).focus();
    await expectPicture('resources-1280-focus');
  });

  it('under a banner', async () => {
    await showAt(1280, { banner: <Promo />, actions: <Start /> });
    await press('Resources');
    await expectPicture('resources-1280-slots');
  });
});
