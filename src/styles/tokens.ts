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

/** A custom property that page teams may set. */
export interface Token {
  /** The default. */
  value: TokenValue;
  /** What it is for. */
  description: string;
  /** Unset until a page team sets it: the default follows other tokens. */
  isDerived?: boolean;
  /** Defaults in windows of some width, by media query. */
  at?: Record<string, TokenValue>;
}

interface TokenTree {
  [name: string]: Token | TokenTree;
}

function token(
  value: TokenValue,
  description: string,
  at?: Token['at'],
): Token {
  return { value, description, at };
}

function derived(value: TokenValue, description: string): Token {
  return { value, description, isDerived: true };
}

const ink = { path: 'color.ink', hex: '#0e0e0e' };
const paper = { path: 'color.paper', hex: '#ffffff' };

/**
 * The documented custom properties, part of the stable contract: a token's path
 * in kebab case is its property. The theme's contract, the default theme,
 * `lintel/tokens.json` and the tables in Storybook are made from them.
 */
export const tokens = {
  color: {
    ink: token(
      color(ink.hex),
      'Text on a light background; the ground of a dark one. 4.5:1 on paper, and paper on it.',
    ),
    paper: token(
      color(paper.hex),
      'The ground of a light background; text on a dark one.',
    ),
    accent: token(
      color('#2440d8'),
      'Badge, current page, focus ring and avatar on paper.',
    ),
    accentOnInk: token(color('#9db0ff'), 'The same on ink.'),
    backdrop: token(
      color('#000000', 40),
      'Lies over the page below an open menu.',
    ),
    muted: derived(
      mix(ink, 66, paper),
      'Descriptions and labels on paper; 4.5:1.',
    ),
    mutedOnInk: derived(mix(paper, 66, ink), 'The same on ink.'),
    hairline: derived(
      mix(ink, 12),
      "Lines on paper, and a picture's frame before the picture.",
    ),
    hairlineOnInk: derived(mix(paper, 12), 'The same on ink.'),
    panel: derived(
      alias('color', 'color.paper'),
      'The ground of the menus on a light background.',
    ),
    panelOnInk: derived(alias('color', 'color.ink'), 'The same on a dark one.'),
    // The text's colour, which is ink as long as the background is light.
    beam: derived(
      alias('color', 'color.ink', 'currentcolor'),
      'The line under the open entry; 3:1 on paper and on ink.',
    ),
  },
  font: {
    family: token(
      fontFamily(
        'system-ui',
        '-apple-system',
        'Segoe UI',
        'Roboto',
        'Noto Sans',
        'Hiragino Sans',
        'Noto Sans CJK JP',
        'sans-serif',
      ),
      'The font of everything. Load it in the page: Lintel brings none.',
    ),
    weightBar: token(fontWeight(500), 'Entries of the bar, Log In, View All.'),
    weightLink: token(fontWeight(400), 'Links in a panel.'),
    weightHeading: token(
      fontWeight(500),
      "The largest letters: first group of a panel, described links, the spotlight's title.",
    ),
    familyHeading: derived(
      alias('fontFamily', 'font.family'),
      'The font of the largest letters.',
    ),
  },
  heading: {
    letterSpacing: token(em(-0.015), 'The same largest letters.'),
  },
  label: {
    letterSpacing: token(em(0.02), 'The label above a group.'),
    textTransform: token(
      keyword('none'),
      'The label above a group; any `text-transform`.',
    ),
  },
  bar: {
    height: token(rem(4.5), "The bar's height from 1024 px on."),
    heightSmall: token(
      rem(3.75),
      "The bar's height below 1024 px, and of the drawer's.",
    ),
    gap: token(px(32), 'Between logo, menus, account and actions.'),
  },
  beam: {
    thickness: token(px(2), 'The line under the open entry.'),
  },
  panel: {
    padding: token(px(40), "Above and below a panel's content."),
  },
  container: {
    width: token(
      rem(90),
      'The most that the content of bar and panels takes, gutters included. `none` lets it reach from edge to edge.',
    ),
  },
  gutter: token(
    px(20),
    "Beside that content. A phone's cut-outs are kept free by default, and by a value of yours if it says so: `max(20px, env(safe-area-inset-left, 0px))`.",
    { '(min-width: 744px)': px(24), '(min-width: 1280px)': px(40) },
  ),
  radius: token(px(8), 'Account card, skip link, buttons.'),
  radiusBadge: token(px(999), "The 'New' badge."),
  underline: {
    offset: token(
      px(5),
      'Between a link that is pointed at and the line under it.',
    ),
    style: token(
      strokeStyle('solid'),
      'That line; any `text-decoration-style`.',
    ),
    thickness: token(px(1), 'That line.'),
  },
  zIndex: token(
    number(30),
    'The header among what else lies over the page: chats, consent bars.',
  ),
  motion: {
    hover: token(
      ms(120),
      'Colours under the pointer. With reduced motion nothing moves, whatever is set here.',
    ),
    panel: token(ms(200), 'Panels, backdrop and beam.'),
    easing: token(cubicBezier(0.2, 0, 0, 1), 'All motion.'),
  },
  radiusPicture: derived(
    alias('dimension', 'radius'),
    "The spotlight's picture; any `border-radius`.",
  ),
} satisfies TokenTree;

/** A token with its place among the others. */
export interface NamedToken extends Token {
  /** `color.accentOnInk`. */
  path: string;
  /** `--lintel-color-accent-on-ink`. */
  property: string;
}

/** All tokens, one after the other. */
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

/** What is made of each token, in groups as the tokens are. */
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
