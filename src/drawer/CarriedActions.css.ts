import { style } from '@vanilla-extract/css';

/** The actions are laid out by the bar or by the foot of the drawer. */
export const place = style({ display: 'contents' });
