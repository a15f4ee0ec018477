/** What can be pressed at the drawer's end. */
export const drawerEntry = {
  boxSizing: 'border-box',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 4,
} as const;
