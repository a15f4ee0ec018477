import { beyondPhones } from '../browser/viewport';

const mixOf = (first: string, percent: number, second: string) =>
  `color-mix(in srgb, ${first} ${percent}%, ${second})`;
const ink = 'var(--lintel-color-ink)';
const paper = 'var(--lintel-color-paper)';

/**
 * The custom properties that pages may set, and their defaults. They are public:
 * `color.accentOnInk` is `--lintel-color-accent-on-ink`. What each of them changes
 * is in docs/reference/custom-properties.md.
 */
export const tokens = {
  color: {
    ink: '#0e0e0e',
    paper: '#ffffff',
    accent: '#2440d8',
    accentOnInk: '#9db0ff',
    backdrop: 'rgb(0 0 0 / 40%)',
    muted: mixOf(ink, 66, paper),
    mutedOnInk: mixOf(paper, 66, ink),
    hairline: mixOf(ink, 12, 'transparent'),
    hairlineOnInk: mixOf(paper, 12, 'transparent'),
    panel: paper,
    panelOnInk: ink,
    bar: paper,
    onBar: ink,
    barLine: 'transparent',
    beam: 'currentcolor',
    hover: mixOf('currentcolor', 8, 'transparent'),
    onHover: 'currentcolor',
    focus: 'var(--lintel-color-accent)',
    action: ink,
    onAction: paper,
    onAccent: paper,
  },
  font: {
    family: 'system-ui, sans-serif',
    sizeBar: '0.9375rem',
    sizeLink: '0.9375rem',
    sizeLabel: '0.75rem',
    sizeDescription: '0.8125rem',
    sizeLogo: '1.0625rem',
    weightLogo: '650',
    weightBar: '500',
    weightLink: '400',
    weightHeading: '500',
    familyHeading: 'var(--lintel-font-family)',
  },
  heading: { letterSpacing: '-0.015em' },
  label: { letterSpacing: '0.02em', textTransform: 'none' },
  bar: {
    height: '4.5rem',
    heightSmall: '3.75rem',
    gap: '28px',
    backdrop: 'none',
  },
  beam: { thickness: '2px' },
  row: { height: '36px' },
  panel: { padding: '40px', shadow: 'none' },
  card: { shadow: '0 12px 32px rgb(0 0 0 / 14%)' },
  container: { width: '90rem' },
  gutter: '20px',
  radius: '8px',
  radiusSmall: '4px',
  radiusButton: 'var(--lintel-radius)',
  radiusCard: 'var(--lintel-radius)',
  radiusPanel: '0',
  radiusBadge: '999px',
  underline: { offset: '5px', style: 'solid', thickness: '1px' },
  zIndex: '30',
  motion: {
    hover: '120ms',
    panel: '200ms',
    drawer: '300ms',
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  radiusPicture: 'var(--lintel-radius)',
};

/** The default gutter in wider windows. */
export const widerGutters = {
  [beyondPhones]: '24px',
  '(min-width: 1280px)': '40px',
};

/** The custom property of a path: `['color', 'accentOnInk']`. */
export function propertyOf(path: readonly string[]): string {
  const kebab = path.join('-').replace(/[A-Z]/g, (letter) => `-${letter}`);
  return `--lintel-${kebab.toLowerCase()}`;
}

/** All custom properties with their defaults. */
export function listProperties(
  group: object = tokens,
  path: readonly string[] = [],
): [property: string, value: string][] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[propertyOf([...path, name]), value]]
      : listProperties(value as object, [...path, name]),
  );
}
