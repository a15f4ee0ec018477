import { style } from '@vanilla-extract/css';
import { narrow, roomy, wide } from '../styles/breakpoints';
import { bareList } from '../styles/classes.css';
import { wrapping } from '../styles/mixins';
import { surface, theme } from '../styles/theme.css';
import { content } from './Panel.css';

/** Groups in the first two thirds, a spotlight in the last. */
export const withSpotlight = style([
  content,
  {
    '@media': {
      [wide]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
        columnGap: 32,
      },
      [roomy]: { columnGap: 64 },
    },
  },
]);

/** The only group next to a spotlight: a row for each link, together as high as the spotlight. */
export const rows = style({ '@media': { [wide]: { display: 'grid' } } });

/**
 * A column for each group, the first one wider. The rows are a label and its
 * links, twice: two short groups can share one column.
 */
export const columns = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridTemplateColumns: 'minmax(0, 1.6fr)',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto 1fr',
      // Wider than the icon after a link's last word.
      columnGap: '2rem',
    },
  },
});

/** The groups of a small menu. */
export const compact = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      columnGap: '2rem',
    },
  },
});

export const footer = style({
  '@media': {
    [wide]: {
      gridColumn: '1 / -1',
      marginBlockStart: 32,
      // The same distance to the panel's edge as to the line.
      marginBlockEnd: `calc(-1 * ${theme.panel.padding})`,
      paddingBlock: 16,
      borderTop: `1px solid ${surface.hairline}`,
      // In view while the links of a low window scroll below it.
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      background: surface.background,
    },
  },
});

export const group = style({
  minWidth: 0,
  '@media': {
    [narrow]: { paddingBlockEnd: 24 },
    [wide]: {
      display: 'flex',
      flexDirection: 'column',
      selectors: {
        // First links have one line, even if the label above one of them wraps.
        [`${columns} > &`]: {
          display: 'grid',
          gridRow: 'span 4',
          gridTemplateRows: 'subgrid',
          // Chrome before 117 does not know it: there, the rows are its own.
          alignContent: 'start',
          alignItems: 'start',
        },
      },
    },
  },
});

/** Shares a column with another one. */
export const shortGroup = style([
  group,
  {
    '@media': {
      [wide]: {
        paddingBlockEnd: 28,
        selectors: { [`${columns} > &`]: { gridRow: 'span 2' } },
      },
    },
  },
]);

export const label = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  margin: '0 0 12px',
  color: surface.muted,
  fontSize: theme.font.sizeLabel,
  lineHeight: 1.3333,
  fontWeight: 600,
  letterSpacing: theme.label.letterSpacing,
  textTransform: theme.label.textTransform as 'none',
  ...wrapping,
  '@media': { [narrow]: { marginBlock: '8px 4px' } },
});

/** A group's description, beside its label. */
export const beside = style({
  fontWeight: 400,
  letterSpacing: 0,
  textTransform: 'none',
});

export const links = style([
  bareList,
  {
    '@media': {
      [wide]: {
        selectors: {
          [`${columns} &`]: { gridRow: '2 / span 3' },
          // With few groups, the first one has space for several columns.
          [`${group}:first-child &`]: {
            display: 'grid',
            gridTemplateColumns:
              'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
            columnGap: '2rem',
          },
          [`${rows} &`]: { flexGrow: 1, gridAutoRows: '1fr' },
          // Its larger text has the baseline of the other groups.
          [`${columns} > ${group}:first-child &`]: {
            marginBlockStart: -6,
          },
        },
      },
    },
  },
]);

export const entry = style({
  '@media': {
    [wide]: {
      selectors: {
        // A line above each row, aligned with the top of the picture.
        [`${rows} &`]: { borderTop: `1px solid ${surface.hairline}` },
      },
    },
  },
});

/** A list in which a link has an icon. */
export const linksWithIcons = style([links, {}]);
