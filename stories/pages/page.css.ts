import {
  assignVars,
  createThemeContract,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { theme } from '../../src/styles/theme.css';

// The header's own colours, so that the page has the same theme.
const ink = 'var(--lintel-color-ink)';
const paper = 'var(--lintel-color-paper)';

/** The colours of the page, whatever its theme. */
const own = createThemeContract({
  ink: null,
  paper: null,
  accent: null,
  muted: null,
  hairline: null,
});

const { color } = theme;
const onPaper = {
  ink: color.ink,
  paper: color.paper,
  accent: color.accent,
  muted: color.muted,
  hairline: color.hairline,
};
const onInk = {
  ink: color.paper,
  paper: color.ink,
  accent: color.accentOnInk,
  muted: color.mutedOnInk,
  hairline: color.hairlineOnInk,
};

const page = style({
  minHeight: '100vh',
  fontFamily: 'inherit',
  fontSize: '1rem',
  lineHeight: 1.5,
  WebkitFontSmoothing: 'antialiased',
});

export const ground = styleVariants({
  'light-background': [
    page,
    {
      color: ink,
      background: paper,
      vars: assignVars(own, onPaper),
    },
  ],
  'dark-background': [
    page,
    {
      color: paper,
      background: ink,
      vars: assignVars(own, onInk),
    },
  ],
});

/**
 * A part of the page other than the header. In it, `ink` is the colour of the
 * text and `paper` that of the background, in both themes.
 */
export const content = style({
  vars: {
    '--lintel-color-ink': own.ink,
    '--lintel-color-paper': own.paper,
    '--lintel-color-accent': own.accent,
    '--lintel-color-muted': own.muted,
    '--lintel-color-hairline': own.hairline,
  },
});

/** The header's own grid, so that the content is aligned with the logo. */
export const container = style({
  boxSizing: 'border-box',
  maxWidth: '90rem',
  marginInline: 'auto',
  paddingInline: 20,
  '@media': {
    '(min-width: 744px)': { paddingInline: 24 },
    '(min-width: 1280px)': { paddingInline: 40 },
  },
});

export const opening = style([
  container,
  { paddingBlock: 'clamp(48px, 8vw, 128px) clamp(40px, 6vw, 88px)' },
]);

export const title = style({
  margin: 0,
  maxWidth: '13em',
  fontSize: 'clamp(2.5rem, 6.4vw, 6rem)',
  fontWeight: 500,
  lineHeight: 1,
  letterSpacing: '-0.035em',
  overflowWrap: 'break-word',
  textWrap: 'balance',
});

export const lead = style({
  margin: 'clamp(20px, 2.4vw, 36px) 0 0',
  maxWidth: '32em',
  fontSize: 'clamp(1.0625rem, 1.4vw, 1.3125rem)',
  lineHeight: 1.45,
  textWrap: 'pretty',
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: 52,
  marginTop: 'clamp(24px, 2.6vw, 40px)',
  paddingInline: 28,
  borderRadius: 'var(--lintel-radius)',
  color: paper,
  background: ink,
  fontWeight: 500,
  textDecoration: 'none',
  // Visible in forced colours, which remove the background.
  outline: '1px solid transparent',
  outlineOffset: -1,
  selectors: {
    [`${ground['dark-background']} &`]: {
      color: ink,
      background: paper,
    },
    '&:focus-visible': {
      outline: '2px solid var(--lintel-color-accent)',
      outlineOffset: 2,
    },
    [`${ground['dark-background']} &:focus-visible`]: {
      outlineColor: 'var(--lintel-color-accent-on-ink)',
    },
  },
});

export const plate = style([container, { paddingBlockEnd: 96 }]);

/** A full-width picture, which the header may overlay. */
export const cover = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  minHeight: 'min(90vh, 720px)',
  color: '#ffffff',
  background: '#141312',
});

export const coverPicture = style({
  position: 'absolute',
  inset: 0,
  height: '100%',
  objectFit: 'cover',
  filter: 'brightness(0.42)',
});

export const coverText = style([
  container,
  {
    position: 'relative',
    alignSelf: 'end',
    width: '100%',
    paddingBlock: 'clamp(32px, 5vw, 72px)',
  },
]);

export const scrollRoom = style([
  container,
  { minHeight: '100vh', paddingBlock: 'clamp(48px, 8vw, 128px)' },
]);
