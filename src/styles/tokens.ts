import {
  alias,
  color,
  cubicBezier,
  em,
  fontFamily,
  fontWeight,
  keyword,
  mix,
  ms,
  number,
  propertyOf,
  px,
  rem,
  strokeStyle,
  type TokenValue,
} from './tokenValues';

/** A custom property that pages may set. */
export interface Token {
  /** The default. */
  value: TokenValue;
  /** What it changes. */
  description: string;
  /** A useful value other than the default. */
  example: string;
  /** Defaults for wider windows, by media query. */
  at?: Record<string, TokenValue>;
}

interface TokenTree {
  [name: string]: Token | TokenTree;
}

function token(
  value: TokenValue,
  description: string,
  example: string,
  at?: Token['at'],
): Token {
  return { value, description, example, at };
}

const ink = { path: 'color.ink', hex: '#0e0e0e' };
const paper = { path: 'color.paper', hex: '#ffffff' };

/**
 * The custom properties, which are part of the public API. The path of a token in
 * kebab case is its property. The default theme, `lintel/tokens.json` and the
 * tables of the documentation are generated from it.
 */
export const tokens = {
  color: {
    ink: token(
      color(ink.hex),
      'Text on a light background, and the background of dark headers. Needs a contrast of 4.5:1 to `paper`.',
      '#1b1464',
    ),
    paper: token(
      color(paper.hex),
      'The background of light headers, and text on a dark background.',
      '#fffaf0',
    ),
    accent: token(
      color('#2440d8'),
      'Badge, current page, focus ring and avatar on a light background. Needs a contrast of 4.5:1 to `paper`.',
      '#7a1fa2',
    ),
    accentOnInk: token(
      color('#9db0ff'),
      'Badge, current page, focus ring and avatar on a dark background. It is not derived from the accent. Needs a contrast of 4.5:1 to `ink`.',
      '#e1a8ff',
    ),
    backdrop: token(
      color('#000000', 40),
      'The layer over the page behind an open menu.',
      'rgb(27 20 100 / 30%)',
    ),
    muted: token(
      mix(ink, 66, paper),
      'Descriptions and labels on a light background. Needs a contrast of 4.5:1.',
      '#5c5c66',
    ),
    mutedOnInk: token(
      mix(paper, 66, ink),
      'Descriptions and labels on a dark background. Needs a contrast of 4.5:1.',
      '#b3b3bd',
    ),
    hairline: token(
      mix(ink, 12),
      'Lines, and pictures that have not loaded yet, on a light background.',
      '#e0dce8',
    ),
    hairlineOnInk: token(
      mix(paper, 12),
      'Lines, and pictures that have not loaded yet, on a dark background.',
      '#2e2a38',
    ),
    panel: token(
      alias('color', 'color.paper'),
      'The background of menus and drawer on light pages.',
      '#f5f3ff',
    ),
    panelOnInk: token(
      alias('color', 'color.ink'),
      'The background of menus and drawer on dark pages.',
      '#1c1c22',
    ),
    // The text's colour, which is ink on a light background.
    beam: token(
      alias('color', 'color.ink', 'currentcolor'),
      'The line under the open or hovered entry. Needs a contrast of 3:1 on light and dark backgrounds.',
      '#8a5cff',
    ),
  },
  font: {
    family: token(
      fontFamily('system-ui', 'sans-serif'),
      'The font of all text. Load it on your page: Lintel loads no fonts.',
      "'Your Grotesk', sans-serif",
    ),
    weightBar: token(
      fontWeight(500),
      'The weight of entries in the bar, Log In, buttons and View All.',
      '600',
    ),
    weightLink: token(
      fontWeight(400),
      'The weight of links in a panel.',
      '500',
    ),
    weightHeading: token(
      fontWeight(500),
      'The weight of headings: the largest links of a menu, the title of the spotlight, and the entries of the drawer.',
      '300',
    ),
    familyHeading: token(
      alias('fontFamily', 'font.family'),
      'The font of headings.',
      "'Your Serif', serif",
    ),
  },
  heading: {
    letterSpacing: token(em(-0.015), 'The letter spacing of headings.', '0'),
  },
  label: {
    letterSpacing: token(
      em(0.02),
      'The letter spacing of the label above a group.',
      '0.08em',
    ),
    textTransform: token(
      keyword('none'),
      'The `text-transform` of the label above a group.',
      'uppercase',
    ),
  },
  bar: {
    height: token(
      rem(4.5),
      'The height of the bar in windows of 1024 px and more.',
      '5rem',
    ),
    heightSmall: token(
      rem(3.75),
      'The height of the bar in windows below 1024 px, and of the bar of the drawer.',
      '3.5rem',
    ),
    gap: token(
      px(32),
      'The distance between logo, menus, account and actions.',
      '24px',
    ),
  },
  beam: {
    thickness: token(
      px(2),
      'The thickness of the line under the open or hovered entry.',
      '3px',
    ),
  },
  panel: {
    padding: token(
      px(40),
      'The padding above and below the content of a panel.',
      '56px',
    ),
  },
  container: {
    width: token(
      rem(90),
      'The maximum width of the content of bar and panels, including the gutters. `none` makes it as wide as the window.',
      '75rem',
    ),
  },
  gutter: token(
    px(20),
    'The space on both sides of the content. The default leaves space for the cut-outs of a phone. To keep that, use a value such as `max(1rem, env(safe-area-inset-left, 0px))`.',
    '1rem',
    { '(min-width: 744px)': px(24), '(min-width: 1280px)': px(40) },
  ),
  radius: token(
    px(8),
    'The corner radius of account menu, language list, skip link and buttons. The avatar is always round.',
    '0',
  ),
  radiusSmall: token(
    px(4),
    'The corner radius of the focus ring of links and rows.',
    '0',
  ),
  radiusBadge: token(px(999), "The corner radius of the 'New' badge.", '4px'),
  underline: {
    offset: token(
      px(5),
      'The distance between a hovered link and its underline.',
      '3px',
    ),
    style: token(
      strokeStyle('solid'),
      'The `text-decoration-style` of the underline of hovered links.',
      'dotted',
    ),
    thickness: token(
      px(1),
      'The thickness of the underline of hovered links.',
      '2px',
    ),
  },
  zIndex: token(
    number(30),
    'The `z-index` of the header, relative to chats and consent banners.',
    '100',
  ),
  motion: {
    hover: token(
      ms(120),
      'The duration of colour changes on hover. With reduced motion, all durations are 0.',
      '80ms',
    ),
    panel: token(
      ms(200),
      'The duration of the transitions of panels, backdrop and the line under entries.',
      '300ms',
    ),
    easing: token(
      cubicBezier(0.2, 0, 0, 1),
      'The timing function of all transitions.',
      'ease-out',
    ),
  },
  radiusPicture: token(
    alias('dimension', 'radius'),
    "The `border-radius` of the spotlight's picture.",
    '16px',
  ),
} satisfies TokenTree;

/** A token with its path and property. */
export interface NamedToken extends Token {
  /** `color.accentOnInk`. */
  path: string;
  /** `--lintel-color-accent-on-ink`. */
  property: string;
}

/** All tokens as a flat list. */
export function listTokens(
  group: TokenTree = tokens,
  prefix = '',
): NamedToken[] {
  return Object.entries(group).flatMap(([name, node]) => {
    const path = prefix + name;
    return isToken(node)
      ? [{ ...node, path, property: propertyOf(path) }]
      : listTokens(node, `${path}.`);
  });
}

function isToken(node: Token | TokenTree): node is Token {
  return 'description' in node;
}

/** Groups values by the paths of their tokens. */
export function groupByPath(entries: [path: string, value: unknown][]): object {
  const root: Group = {};
  for (const [path, value] of entries) {
    const names = path.split('.');
    const last = names.pop()!;
    let group = root;
    for (const name of names) group = (group[name] ??= {}) as Group;
    group[last] = value;
  }
  return root;
}

type Group = Record<string, unknown>;
