import { narrow, wide } from '../styles/breakpoints';
import { focusRing, heading, smallText, underline } from '../styles/mixins';
import { plainLink } from '../styles/plainLink.css';
import { surface, theme } from '../styles/theme.css';
import { style } from '@vanilla-extract/css';

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
  '@media': { [wide]: { paddingBlockStart: 12 } },
});

export const title = style([
  plainLink,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    ...heading,
    fontSize: '1.25rem',
    lineHeight: 1.25,
    textWrap: 'balance',
    selectors: {
      // Makes the whole spotlight clickable.
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
  },
]);

export const subtitle = style({
  margin: '4px 0 0',
  fontWeight: theme.font.weightBar,
});

export const description = style({
  margin: '4px 0 0',
  color: surface.muted,
  ...smallText,
  hyphens: 'auto',
  textWrap: 'pretty',
  selectors: {
    // In content it begins with a lower-case letter.
    '&::first-letter': { textTransform: 'uppercase' },
  },
});
