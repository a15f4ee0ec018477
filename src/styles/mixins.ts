import { accent } from './surface';
import { theme } from './theme.css';

/**
 * For a selector of twice a class's weight (`&&`), before all others: a host's
 * own `a:link` and `a:hover` weigh more than one class, and would repaint the
 * header's links.
 */
export const plainLink = { color: 'inherit', textDecoration: 'none' };

/** An outline, not a shadow: forced colours draw outlines only. */
export const focusRing = {
  outline: `2px solid ${accent}`,
  outlineOffset: 2,
};

/** For what reaches to an edge that would cut the ring off. */
export const innerFocusRing = { ...focusRing, outlineOffset: -2 };

/** Room for the inner focus ring beside a text, which stays on the grid. */
export const ringRoom = { marginInline: -8, paddingInline: 8 };

/** The text of everything that stands on the page by itself. */
export const baseText = {
  fontFamily: theme.font.family,
  fontSize: '0.9375rem',
  lineHeight: 1.3333,
};

/** The largest letters of a panel. */
export const heading = {
  fontFamily: theme.font.familyHeading,
  fontWeight: theme.font.weightHeading,
  letterSpacing: theme.heading.letterSpacing,
};

/** An entry in the list of small screens. */
export const listEntry = {
  ...ringRoom,
  minHeight: 56,
  fontSize: '1.25rem',
  letterSpacing: '-0.01em',
};

/** What explains a name: a description, an email address. */
export const smallText = { fontSize: '0.8125rem', lineHeight: 1.3846 };

/** What a link that is pointed at wears. */
export const underline = {
  textDecorationLine: 'underline',
  textDecorationStyle: theme.underline.style as 'solid',
  textDecorationThickness: theme.underline.thickness,
  textUnderlineOffset: theme.underline.offset,
};

/** What opens over the page beside its button: an account's menu, the languages. */
export const card = {
  position: 'absolute',
  boxSizing: 'border-box',
  padding: 8,
  borderRadius: theme.radius,
  boxShadow: '0 12px 32px rgb(0 0 0 / 14%)',
} as const;

/** One of its rows. */
export const cardRow = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  paddingInline: 8,
  borderRadius: 4,
  transition: `background-color ${theme.motion.hover}`,
} as const;
