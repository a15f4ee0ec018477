import { theme } from './theme.css';

/** What opens over the page beside its button: an account's menu, the languages. */
export const card = {
  position: 'absolute',
  boxSizing: 'border-box',
  padding: 8,
  borderRadius: theme.radius,
  boxShadow: '0 12px 32px rgb(0 0 0 / 14%)',
} as const;

/** One of its rows. */
export const row = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  paddingInline: 8,
  borderRadius: 4,
  transition: `background-color ${theme.motion.hover}`,
} as const;
