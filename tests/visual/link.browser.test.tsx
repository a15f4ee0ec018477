import '@fontsource-variable/hanken-grotesk';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../.storybook/preview.css';
import {
  LinkPage,
  words,
  type LinkPageProps,
} from '../../stories/Link/LinkPage';

const longWords: LinkPageProps = {
  lang: 'de',
  title: 'Alles, was Ihr Unternehmen braucht',
  sentence: [
    'Eine Website, ein Shop und ein Kalender. Lesen Sie unsere ',
    'Rechtsschutzversicherungsbedingungen',
    ', und fangen Sie an, wann Sie möchten.',
  ],
  primary: 'Veranstaltungsbenachrichtigungseinstellungen jetzt ansehen',
  secondary: 'Unternehmenswebsite-Vorlagen',
  tertiary: 'Kundenbeziehungsmanagement für Großunternehmen',
};

async function show(width: number, props: LinkPageProps) {
  await page.viewport(width, 560);
  render(<LinkPage {...props} />);
}

async function expectPicture(name: string) {
  await document.fonts.ready;
  expect(document.fonts.check('500 15px "Hanken Grotesk Variable"')).toBe(true);
  await expect
    .element(page.elementLocator(document.body))
    .toMatchScreenshot(name);
}

describe('links look right', () => {
  it('on a light page, with the keyboard on the primary one', async () => {
    await show(800, words);
    screen.getByRole('link', { name: /all that/ }).focus();
    await userEvent.tab();
    await expectPicture('link-800');
  });

  it('on a dark page, under the pointer', async () => {
    await show(800, { ...words, ground: 'dark' });
    await userEvent.hover(screen.getByRole('link', { name: /companies/ }));
    await expectPicture('link-800-dark');
  });

  it('with long words on a phone', async () => {
    await show(320, longWords);
    await expectPicture('link-320-de');
  });
});
