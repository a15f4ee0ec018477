import { theme } from './theme.css';

/** The largest letters of a panel. */
export const heading = {
  fontFamily: theme.font.familyHeading,
  fontWeight: theme.font.weightHeading,
  letterSpacing: theme.heading.letterSpacing,
};

/** What a link that is pointed at wears. */
export const underline = {
  textDecorationLine: 'underline',
  textDecorationStyle: theme.underline.style as 'solid',
  textDecorationThickness: theme.underline.thickness,
  textUnderlineOffset: theme.underline.offset,
};
