import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, wide } from '../styles/breakpoints';
import { surface, theme } from '../styles/theme.css';
import { columns, rows } from './Panel.css';

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

export const label = style({
  margin: '0 0 12px',
  color: surface.muted,
  fontSize: '0.75rem',
  lineHeight: 1.3333,
  fontWeight: 600,
  letterSpacing: theme.label.letterSpacing,
  textTransform: theme.label.textTransform as 'none',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { marginBlock: '8px 4px' } },
});

export const links = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
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
});

// Of five groups and more, those of up to three links share a column.
globalStyle(
  `${columns}:has(> :nth-child(5)) > ${group}:not(:first-child):not(:has(${links} > :nth-child(4)))`,
  { '@media': { [wide]: { gridRow: 'span 2', paddingBlockEnd: 28 } } },
);

export const entry = style({
  margin: 0,
  padding: 0,
  '@media': {
    [wide]: {
      selectors: {
        // A line above each row, aligned with the top of the picture.
        [`${rows} &`]: {
          borderTop: `1px solid ${surface.hairline}`,
          transition: `border-color ${theme.motion.hover}`,
        },
        [`${rows} &:hover`]: { borderColor: 'currentcolor' },
      },
    },
  },
});
