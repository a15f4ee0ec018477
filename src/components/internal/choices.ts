// What a prop that takes one of a few texts may be, the default first. By
// themselves, so that the lint of one component brings no other one along.
import type { HeaderProps } from '../Header/Header';
import type { LanguageMenuProps } from '../LanguageMenu/LanguageMenu';
import type { LinkProps } from '../Link/Link';

export const positions = [
  'sticky',
  'overlay',
  'static',
] as const satisfies readonly HeaderProps['position'][];

export const variants = [
  'full',
  'minimal',
] as const satisfies readonly HeaderProps['variant'][];

export const sides = [
  'bottom',
  'top',
] as const satisfies readonly LanguageMenuProps['side'][];

export const aligns = [
  'end',
  'start',
] as const satisfies readonly LanguageMenuProps['align'][];

export const linkVariants = [
  'inline',
  'primary',
  'secondary',
  'tertiary',
] as const satisfies readonly LinkProps['variant'][];
