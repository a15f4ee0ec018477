import { brands } from '../stories/Theming/brands/brands';

/** How the page's custom properties make the header look: a title, and a style sheet. */
export const looks = {
  quiet: { title: 'Default theme', sheet: '' },
  bank: { title: 'Bank', sheet: brands.bank.sheet },
  shop: { title: 'Shop', sheet: brands.shop.sheet },
  newspaper: { title: 'Newspaper', sheet: brands.newspaper.sheet },
  tool: { title: 'Developer tool', sheet: brands.tool.sheet },
};

export type Look = keyof typeof looks;

const sheet = document.createElement('style');

/** Adds a theme's style sheet to the page, as a team would. */
export function wearLook(look: Look): void {
  sheet.textContent = looks[look].sheet;
  document.head.append(sheet);
}
