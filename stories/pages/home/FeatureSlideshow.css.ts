import { style } from '@vanilla-extract/css';
import { wide } from '../../../src/styles/breakpoints';
import { theme } from '../../../src/styles/theme.css';

export const features = style({
  paddingTop: 'clamp(64px, 8vw, 128px)',
});

export const slides = style({ marginTop: 'clamp(32px, 4vw, 64px)' });

export const feature = style({
  display: 'grid',
  height: '100%',
  background: `color-mix(in srgb, ${theme.color.ink} 5%, ${theme.color.paper})`,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});

export const picture = style({
  '@media': { [wide]: { height: '100%', objectFit: 'cover' } },
});

export const text = style({
  alignSelf: 'center',
  padding: '32px 20px 40px',
  '@media': {
    '(min-width: 744px)': { paddingInline: 24 },
    [wide]: { padding: 'clamp(40px, 6vw, 112px)' },
  },
});

export const link = style({ marginTop: 24 });
