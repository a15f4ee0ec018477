import { style } from '@vanilla-extract/css';
import { theme } from '../../src/styles/theme.css';
import { container, content } from './page.css';

export const bar = style([
  container,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 24,
    // If the package's bars have the same height, the drawer's cross is where
    // its hamburger was.
    minHeight: theme.bar.heightSmall,
    '@media': { '(min-width: 64em)': { minHeight: theme.bar.height } },
    boxShadow: '0 1px 0 rgb(127 127 127 / 32%)',
  },
]);

export const logo = style({
  display: 'flex',
  marginInlineEnd: 'auto',
  color: 'inherit',
  selectors: {
    '&:focus-visible': { outline: '2px solid currentcolor', outlineOffset: 4 },
  },
});

export const account = style([content, { display: 'flex' }]);

export const button = style({
  minHeight: 44,
  marginTop: 24,
  paddingInline: 20,
  border: '1px solid currentcolor',
  borderRadius: theme.radius,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: '2px solid currentcolor', outlineOffset: 2 },
  },
});
