import { render, screen } from '@testing-library/react';
import { describe, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  LinkPage,
  words,
  type LinkPageProps,
} from '../../stories/Link/LinkPage';
import { expectPictureOf } from './picture';

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

describe('links look right', () => {
  it('on a light page, with keyboard focus on the primary link', async () => {
    await show(800, words);
    screen.getByRole('link', { name: /all that/ }).focus();
    await userEvent.tab();
    await expectPictureOf(document.body, 'link-800');
  });

  it('on a dark page, with a hovered link', async () => {
    await show(800, { ...words, ground: 'dark' });
    await userEvent.hover(screen.getByRole('link', { name: /companies/ }));
    await expectPictureOf(document.body, 'link-800-dark');
  });

  it('with long words on a phone', async () => {
    await show(320, longWords);
    await expectPictureOf(document.body, 'link-320-de');
  });
});
