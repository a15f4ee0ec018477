import type { Variant } from '../../.storybook/setting';

/** Variants of a state, for `parameters: { pictures }`. */
export const dark: Variant = { theme: 'dark-background' };

export const inGerman: Variant = { language: 'de' };
export const inJapanese: Variant = { language: 'ja' };
export const inArabic: Variant = { language: 'ar' };

/** The visitor's own colours, as in the high contrast of Windows. */
export const inForcedColors: Variant = { forcedColors: 'active' };

export const onPhone: Variant = { viewport: 'w320' };
export const onTablet: Variant = { viewport: 'w744' };
export const onSmallDesktop: Variant = { viewport: 'w1024' };
export const onLargeDesktop: Variant = { viewport: 'w1440' };
export const onWideDesktop: Variant = { viewport: 'w1920' };
