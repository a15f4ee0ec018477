import { styled, type StorybookTheme } from 'storybook/theming';

/**
 * If the panel is narrower, a row shows only what identifies the event. The
 * rest is in its details.
 */
const NARROW = '@container (max-width: 480px)';

const focusRing = ({ theme }: { theme: StorybookTheme }) => ({
  '&:focus-visible': {
    outline: `2px solid ${theme.fgColor.accent}`,
    outlineOffset: -2,
  },
});

export const Panel = styled.div(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  containerType: 'inline-size',
  color: theme.fgColor.default,
  background: theme.background.content,
  fontFamily: theme.typography.fonts.base,
  fontSize: 13,
  lineHeight: '20px',
  '&[hidden]': { display: 'none' },
}));

export const Bar = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  borderBottom: `1px solid ${theme.appBorderColor}`,
}));

export const Count = styled.span(({ theme }) => ({
  flex: '1 1 auto',
  color: theme.fgColor.muted,
  fontVariantNumeric: 'tabular-nums',
}));

/** Only for screen readers. */
export const Said = styled.span({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

const control = ({ theme }: { theme: StorybookTheme }) => ({
  minHeight: 28,
  paddingInline: 10,
  border: `1px solid ${theme.fgColor.muted}`,
  borderRadius: theme.input.borderRadius,
  color: theme.fgColor.default,
  background: theme.input.background,
  font: 'inherit',
});

export const Field = styled.input(control, focusRing, {
  minWidth: 0,
  flex: '0 1 11rem',
});

export const Button = styled.button(control, focusRing, ({ theme }) => ({
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: theme.background.hoverable },
  '&:disabled': {
    borderColor: theme.appBorderColor,
    color: theme.fgColor.muted,
    background: 'none',
    cursor: 'default',
  },
}));

export const Empty = styled.p(({ theme }) => ({
  maxWidth: '52ch',
  margin: 'auto',
  padding: 24,
  color: theme.fgColor.muted,
  textAlign: 'center',
  textWrap: 'balance',
}));

export const Scroller = styled.div(focusRing, {
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'auto',
});

export const Table = styled.table(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '6px 12px',
    background: theme.background.content,
    boxShadow: `inset 0 -1px ${theme.appBorderColor}`,
    color: theme.fgColor.muted,
    fontWeight: 400,
    textAlign: 'start',
  },
  '& td': { padding: '5px 12px', verticalAlign: 'baseline' },
  '& td[data-column=time]': {
    color: theme.fgColor.muted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& td[data-column=object]': { width: '50%', overflowWrap: 'anywhere' },
  '& [data-column=outcome]': { whiteSpace: 'nowrap' },
  [NARROW]: {
    '& [data-column=time], & [data-column=via]': { display: 'none' },
  },
}));

export const Row = styled.tr(({ theme }) => ({
  position: 'relative',
  borderTop: `1px solid ${theme.appBorderColor}`,
  '&:hover': { background: theme.background.hoverable },
}));

/** Makes the whole row the target of its button. */
export const Disclosure = styled.button(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  padding: 0,
  border: 0,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  fontWeight: theme.typography.weight.bold,
  textAlign: 'start',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    flex: 'none',
    marginInlineEnd: 8,
    borderBlock: '4px solid transparent',
    borderInlineStart: '5px solid currentcolor',
  },
  '&[aria-expanded=true]::before': { rotate: '90deg' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    outline: `2px solid ${theme.fgColor.accent}`,
    outlineOffset: -2,
  },
}));

export const Outcome = styled.span(({ theme }) => ({
  color: theme.fgColor.default,
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginInlineEnd: 6,
    border: '1px solid currentcolor',
    borderRadius: '50%',
  },
  '&[data-outcome=delivered]': { color: theme.fgColor.positive },
  '&[data-outcome=delivered]::before': { background: 'currentcolor' },
  '&[data-outcome=dropped]': { color: theme.fgColor.negative },
  '&[data-outcome=dropped]::before': { borderRadius: 0 },
}));

export const PageBreak = styled.tr(({ theme }) => ({
  '& td': {
    borderTop: `1px solid ${theme.appBorderColor}`,
    background: theme.background.app,
    color: theme.fgColor.muted,
    fontSize: 12,
  },
}));

export const Details = styled.tr({
  // Below the sticky table head, and below the row it belongs to.
  scrollMarginTop: 68,
  '& > td': { padding: '4px 12px 12px 25px' },
});

export const Fields = styled.dl(({ theme }) => ({
  margin: '0 0 12px',
  fontFamily: theme.typography.fonts.mono,
  fontSize: 12,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(12rem, 16rem) minmax(0, 1fr)',
    gap: '0 12px',
    paddingBlock: 1,
  },
  '& dt': { color: theme.fgColor.muted },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd[data-empty=true]': { color: theme.fgColor.muted },
  [NARROW]: {
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 4 },
  },
}));
