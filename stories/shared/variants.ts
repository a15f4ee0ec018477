import type { Variant } from '../../.storybook/setting';

/** Variants of a state, for `parameters: { pictures }`. */
export const dark: Variant = { theme: 'dark-background' };

export const inLanguages: Variant[] = [
  { language: 'de' },
  { language: 'ja' },
  { language: 'ar' },
];

/** The visitor's own colours, as in the high contrast of Windows. */
export const inForcedColors: Variant = { forcedColors: 'active' };

export const onPhone: Variant = { viewport: 'w320' };
export const onTablet: Variant = { viewport: 'w744' };
export const onSmallDesktop: Variant = { viewport: 'w1024' };
export const onLargeDesktop: Variant = { viewport: 'w1440' };
export const onWideDesktop: Variant = { viewport: 'w1920' };

/** The state itself, and everything that changes how it looks. */
export const allVariants: Variant[] = [
  {},
  dark,
  onPhone,
  onTablet,
  onWideDesktop,
  ...inLanguages,
];
