import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { theme } from './theme.css';

// `:where` weighs nothing: a page team's own `:root { --lintel-color-accent: … }`
// wins, whichever sheet comes first.
const root = ':where(:root)';

/** Beside what a phone has cut out of its screen, on both sides alike. */
const clear = (gutter: string) =>
  `max(${gutter}, env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))`;

createGlobalTheme(root, theme, {
  color: {
    ink: '#0e0e0e',
    paper: '#ffffff',
    accent: '#2440d8',
    accentOnInk: '#9db0ff',
    backdrop: 'rgb(0 0 0 / 40%)',
  },
  font: {
    family:
      'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Hiragino Sans", "Noto Sans CJK JP", sans-serif',
    weightBar: '500',
    weightLink: '400',
    weightHeading: '500',
  },
  heading: {
    letterSpacing: '-0.015em',
  },
  label: {
    letterSpacing: '0.02em',
    textTransform: 'none',
  },
  bar: {
    height: '4.5rem',
    heightSmall: '3.75rem',
    gap: '32px',
  },
  beam: {
    thickness: '2px',
  },
  panel: {
    padding: '40px',
  },
  container: {
    width: '90rem',
  },
  gutter: clear('20px'),
  radius: '8px',
  radiusBadge: '999px',
  underline: {
    offset: '5px',
    style: 'solid',
    thickness: '1px',
  },
  zIndex: '30',
  motion: {
    hover: '120ms',
    panel: '200ms',
    easing: 'cubic-bezier(.2, 0, 0, 1)',
  },
});

globalStyle(root, {
  '@media': {
    '(min-width: 744px)': { vars: { [theme.gutter]: clear('24px') } },
    '(min-width: 1280px)': { vars: { [theme.gutter]: clear('40px') } },
  },
});
