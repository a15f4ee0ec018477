import { globalStyle, style } from '@vanilla-extract/css';
import { ringRoom, smallText } from '../styles/mixins';
import { plainLink } from '../styles/plainLink.css';
import { surface, theme } from '../styles/theme.css';

export const extras = style({
  paddingInline: theme.gutter,
  // Room for the focus ring of its last element.
  paddingBlockEnd: 8,
});

// The languages look like the sections above: a chevron of the same size, and
// indented links.
globalStyle(`${extras} [data-lintel="language-trigger"] > svg`, {
  width: '1.25rem',
  height: '1.25rem',
});
globalStyle(`${extras} [data-lintel="language-list"]`, {
  marginInlineStart: 16,
});

export const account = style([
  plainLink,
  {
    boxSizing: 'border-box',
    borderRadius: theme.radiusSmall,
    position: 'relative',
    display: 'flex',
    alignItems: 'start',
    gap: 12,
    minHeight: 64,
    ...ringRoom,
    paddingBlock: '12px 8px',
    selectors: {
      // As long as the line above it.
      '&::before': {
        content: '',
        position: 'absolute',
        top: 0,
        insetInline: 8,
        borderTop: `1px solid ${surface.hairline}`,
      },
    },
  },
]);

export const avatar = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 40,
  height: 40,
  borderRadius: '50%',
  overflow: 'hidden',
  background: surface.accent,
  color: surface.onAccent,
  fontWeight: 600,
  textTransform: 'uppercase',
  // Forced colours remove backgrounds.
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const person = style({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const name = style({ fontWeight: 600 });

export const email = style({
  color: surface.muted,
  ...smallText,
  // An email address must not break at a hyphen.
  wordBreak: 'break-all',
});

export const dashboard = style({ marginBlockStart: 8 });

/** Aligned with the words beside the avatar. */
export const link = style([
  plainLink,
  {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: 44,
    ...ringRoom,
    paddingInlineStart: 60,
    borderRadius: theme.radiusSmall,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    selectors: {
      '&[aria-current="page"]': { color: surface.accent },
    },
  },
]);
