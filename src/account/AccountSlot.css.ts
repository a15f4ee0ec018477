import { style } from '@vanilla-extract/css';
import { narrow, wide } from '../styles/breakpoints';
import { listEntry, underline } from '../styles/mixins';
import { plainLink } from '../styles/plainLink.css';
import { surface, theme } from '../styles/theme.css';
import { unscripted } from '../styles/unscripted.css';
import { listSurface } from '../styles/listSurface.css';

// Log In and the avatar share one grid cell: the wider of the two reserves the
// slot's width until the login check completes.
export const slot = style([
  listSurface,
  {
    display: 'grid',
    alignItems: 'center',
    justifyItems: 'end',
    selectors: {
      '&[data-status="loading"]': {
        visibility: unscripted('visible', 'hidden') as 'visible',
      },
    },
    '@media': {
      [narrow]: {
        display: unscripted('block', 'none'),
        flexBasis: '100%',
        justifyItems: 'start',
        borderTop: `1px solid ${surface.hairline}`,
        selectors: {
          // The bar waits for the login check. The list shows Log In immediately.
          '[data-menu="open"] &': { display: 'grid', visibility: 'inherit' },
          '[data-variant="minimal"] &': {
            display: 'grid',
            justifyItems: 'end',
            position: 'relative',
            flexBasis: 'auto',
            marginInlineStart: 'auto',
            borderTop: 0,
          },
          '[data-variant="minimal"] [data-lintel="language-menu"] + &': {
            marginInlineStart: 16,
          },
        },
      },
      [wide]: {
        position: 'relative',
        marginInlineStart: 'auto',
        selectors: {
          // The language menu's margin already pushes both to the end.
          '[data-lintel="language-menu"] + &': { marginInlineStart: 0 },
        },
      },
    },
  },
]);

export const logIn = style([
  plainLink,
  {
    gridArea: '1 / 1',
    display: 'flex',
    alignItems: 'center',
    // Its text ends where the content of the page ends.
    justifyContent: 'end',
    minWidth: 44,
    minHeight: 44,
    fontWeight: theme.font.weightBar,
    borderRadius: theme.radiusSmall,
    selectors: {
      '&:hover': underline,
      '[data-status="loggedIn"] > &[data-lintel="log-in"]': {
        visibility: 'hidden',
      },
    },
    '@media': {
      [narrow]: {
        ...listEntry,
        selectors: {
          // In a bar, the size of the elements next to it.
          '[data-variant="minimal"] &': {
            minHeight: 44,
            fontSize: 'inherit',
            letterSpacing: 'inherit',
          },
        },
      },
    },
  },
]);
