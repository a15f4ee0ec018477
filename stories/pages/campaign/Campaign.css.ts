import { style } from '@vanilla-extract/css';
import { narrow } from '../../../src/styles/breakpoints';
import { theme } from '../../../src/styles/theme.css';
import { container } from '../page.css';
import { tablet } from '../site/mixins';

/** Dark in both themes, because the picture is. */
export const cover = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  boxSizing: 'border-box',
  minHeight: 'max(100svh, 34rem)',
  color: '#ffffff',
  background: '#1a1c1f',
});

export const frame = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  containerType: 'size',
});

// As large as it must be to cover the whole box, in its own proportions.
export const picture = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: 'max(100cqw, 100cqh * 2.04)',
  translate: '-50% -50%',
  filter: 'brightness(0.45)',
});

export const text = style([
  container,
  {
    position: 'relative',
    alignSelf: 'end',
    width: '100%',
    // The header lies over it.
    paddingBlock: `calc(${theme.bar.height} + 24px) clamp(40px, 5vw, 80px)`,
    '@media': {
      [narrow]: { paddingBlockStart: `calc(${theme.bar.heightSmall} + 24px)` },
    },
    // The colours of a dark page, in both themes.
    vars: {
      '--lintel-color-ink': '#ffffff',
      '--lintel-color-paper': '#0e0e0e',
      '--lintel-color-accent': '#9db0ff',
    },
  },
]);

export const action = style({
  minWidth: 'min(14em, 100%)',
  marginTop: 'clamp(28px, 3vw, 44px)',
});

export const promises = style({
  display: 'grid',
  gap: 'clamp(40px, 4vw, 64px)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const promise = style({
  paddingTop: 20,
  borderTop: '1px solid currentcolor',
});

export const footer = style({
  paddingBlock: 24,
  borderTop: `1px solid ${theme.color.hairline}`,
});
