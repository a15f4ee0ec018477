import { plainLink } from '../../styles/plainLink';
import { style } from '@vanilla-extract/css';
import { narrow, wide } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focusRing';
import { heading, underline } from '../../styles/text';
import { surface, theme } from '../../styles/theme.css';

export const spotlight = style({
  position: 'relative',
  minWidth: 0,
  '@media': {
    [narrow]: {
      paddingBlockEnd: 8,
      borderTop: `1px solid ${surface.hairline}`,
    },
  },
});

export const caption = style({
  '@media': { [wide]: { paddingBlockStart: 16 } },
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  ...heading,
  fontSize: '1.25rem',
  lineHeight: 1.25,
  textDecoration: 'none',
  textWrap: 'balance',
  selectors: {
    '&&': plainLink,

    // The whole of it is the target.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: theme.radius,
    },
    '&:hover': underline,
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: 4 },
  },
  '@media': {
    [wide]: { display: 'block', minHeight: 0, fontSize: '1.5rem' },
  },
});

export const subtitle = style({
  margin: '4px 0 0',
  fontWeight: theme.font.weightBar,
});

export const description = style({
  margin: '4px 0 0',
  color: surface.muted,
  fontSize: '0.8125rem',
  lineHeight: 1.3846,
  hyphens: 'auto',
  textWrap: 'pretty',
  selectors: {
    // Content writes it as half a sentence.
    '&::first-letter': { textTransform: 'uppercase' },
  },
});
