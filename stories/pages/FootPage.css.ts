import { style } from '@vanilla-extract/css';
import { container } from './page.css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
});

export const main = style({ flexGrow: 1 });

export const foot = style([
  container,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 24px',
    width: '100%',
    paddingBlock: 24,
    fontSize: '0.875rem',
  },
]);
