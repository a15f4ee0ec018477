// What a prop that takes one of a few texts may be, the default first. By
// themselves, so that the lint of one component brings no other one along.

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
