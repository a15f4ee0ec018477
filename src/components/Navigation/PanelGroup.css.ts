import { style } from '@vanilla-extract/css';
import { narrow, wide } from '../../styles/breakpoints';
import { surface, theme } from '../../styles/theme.css';
import { columns, withSpotlight } from './Panel.css';

export const group = style({
  minWidth: 0,
  '@media': {
    [narrow]: { paddingBlockEnd: 24 },
    [wide]: {
      gridRow: 'span 2',
      selectors: {
        // Groups of up to three links. Without `:has`, every group has its own column.
        '&:not(:first-child):not(:has(li:nth-child(4)))': {
          gridRow: 'span 1',
        },
        [`${withSpotlight} &`]: { display: 'flex', flexDirection: 'column' },
      },
    },
  },
});

export const label = style({
  margin: '0 0 8px',
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
        // The first group, and a group next to a spotlight, have two columns.
        [`${group}:first-child &`]: {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: '1.5rem',
        },
        [`${withSpotlight} &`]: { flexGrow: 1, gridAutoRows: '1fr' },
        [`${columns} > ${group}:first-child &`]: {
          // Aligns its taller rows with those of the other groups.
          marginBlockStart: -4,
        },
      },
    },
  },
});

export const entry = style({ margin: 0, padding: 0 });
