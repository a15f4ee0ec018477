// The allowed values of props, the default first. In a module of their own, so
// that checking one component's props does not import the others.

export const positions = ['sticky', 'overlay', 'static'] as const;

export const variants = ['full', 'minimal'] as const;

export const sides = ['bottom', 'top'] as const;

export const aligns = ['end', 'start'] as const;

export const linkVariants = [
  'inline',
  'primary',
  'secondary',
  'tertiary',
] as const;
