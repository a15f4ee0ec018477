import { createGlobalTheme } from '@vanilla-extract/css';
import { theme } from './theme.css';

// `:where` weighs nothing: a page team's own `:root { --lintel-color-accent: … }`
// wins, whichever sheet comes first.
createGlobalTheme(':where(:root)', theme, {
  color: {
    ink: '#0e0e0e',
    paper: '#ffffff',
    accent: '#2440d8',
    accentOnInk: '#9db0ff',
  },
  font: {
    family:
      'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Hiragino Sans", "Noto Sans CJK JP", sans-serif',
  },
  bar: {
    height: '4.5rem',
    heightSmall: '3.75rem',
  },
  container: {
    width: '90rem',
  },
  radius: '8px',
  zIndex: '30',
  motion: {
    hover: '120ms',
    panel: '200ms',
    easing: 'cubic-bezier(.2, 0, 0, 1)',
  },
});
