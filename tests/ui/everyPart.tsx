import { page, type Locator } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import {
  StickySideNav,
  type StickySideNavProps,
} from '../../src/side-nav/StickySideNav';
import { avatar } from '../account/accountMenuParts';
import { languageButton, trigger } from '../header/headerParts';

export const site = { domain: 'example.com' };

export const sideNav = (
  onOpenChange?: NonNullable<StickySideNavProps['onOpenChange']>,
) => (
  <StickySideNav
    variant="mobile"
    items={[{ id: 'content', label: 'Content' }]}
    onOpenChange={onOpenChange}
  />
);

/** A header, and what opens without one. */
export const everyPart = (...change: Parameters<typeof sideNav>) => (
  <>
    <Header tracking={false} site={site} />
    <LanguageMenu id="foot" site={site} />
    {sideNav(...change)}
  </>
);

export const sideNavButton = page.getByRole('button', {
  name: /^On this page/,
});

/** The buttons of everything that opens in a wide window. */
export const everyButton = (): Locator[] => [
  trigger('Products'),
  trigger('Resources'),
  avatar(),
  languageButton().first(),
  languageButton().last(),
  sideNavButton,
];
