import { accent, raised } from './surface';
import { theme } from './theme.css';

/** The focus ring. An outline, because forced colours remove shadows. */
export const focusRing = {
  outline: `2px solid ${accent}`,
  outlineOffset: 2,
};

/** Space between the text and the focus ring, without moving the text. */
export const ringRoom = { marginInline: -8, paddingInline: 8 };

/** The text of each part's root element. */
export const baseText = {
  fontFamily: theme.font.family,
  fontSize: '0.9375rem',
  lineHeight: 1.3333,
  // As the browser's for buttons: links would have the page's.
  letterSpacing: 'normal',
};

/** The largest text of a panel. */
export const heading = {
  fontFamily: theme.font.familyHeading,
  fontWeight: theme.font.weightHeading,
  letterSpacing: theme.heading.letterSpacing,
};

/** An entry of the list on small screens. */
export const listEntry = {
  ...ringRoom,
  minHeight: 56,
  fontSize: '1.25rem',
  letterSpacing: '-0.01em',
};

/** Secondary text: a description or an email address. */
export const smallText = { fontSize: '0.8125rem', lineHeight: 1.3846 };

/** The underline of a hovered link. */
export const underline = {
  textDecorationLine: 'underline',
  textDecorationStyle: theme.underline.style as 'solid',
  textDecorationThickness: theme.underline.thickness,
  textUnderlineOffset: theme.underline.offset,
};

/** A card that opens next to its button: the account menu, the language list. */
export const card = {
  position: 'absolute',
  boxSizing: 'border-box',
  padding: 8,
  borderRadius: theme.radius,
  boxShadow: `0 12px 32px rgb(0 0 0 / 14%), inset 0 0 0 50vmax ${raised}`,
} as const;

/** A row of a card. */
export const cardRow = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  paddingInline: 8,
  borderRadius: theme.radiusSmall,
} as const;
