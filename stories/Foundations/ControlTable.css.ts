import { style } from '@vanilla-extract/css';

export const place = style({ padding: '24px 32px 64px' });

export const title = style({
  margin: '0 0 24px',
  fontSize: '1.5rem',
  fontWeight: 500,
});

export const table = style({ borderCollapse: 'collapse' });

export const name = style({
  paddingInlineEnd: 20,
  fontSize: '0.875rem',
  fontWeight: 500,
  textAlign: 'start',
});

export const cell = style({ height: 64, paddingInlineEnd: 20 });

/** As wide as the button, which is at the end of a bar. */
export const bar = style({ display: 'inline-flex' });
