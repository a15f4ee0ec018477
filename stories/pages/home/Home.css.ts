import { style } from '@vanilla-extract/css';
import { container } from '../page.css';

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
