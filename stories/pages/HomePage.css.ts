import { style } from '@vanilla-extract/css';
import { container } from './page.css';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 20px',
  marginTop: 'clamp(24px, 2.6vw, 40px)',
});

export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  '@media': { '(min-width: 744px)': { aspectRatio: '21 / 9' } },
});

export const offer = style([
  container,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '20px 40px',
    paddingBlock: 'clamp(32px, 4vw, 56px)',
  },
]);

export const offerText = style({
  margin: 0,
  fontSize: 'clamp(1.375rem, 2.4vw, 2.25rem)',
  fontWeight: 500,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
});
