import type { CustomProperty } from './readTheme';
import { valueOf, type TokenValue } from './valueOf';

/** Ours among what other tools write into a token. */
export const VENDOR = 'com.example.lintel';

/** A token of the Design Tokens format. https://www.designtokens.org/tr/drafts/format/ */
export interface Token extends TokenValue {
  $description?: string;
  $extensions?: {
    [VENDOR]: {
      /** The custom property that it is. */
      property: string;
      /** Its default, as the sheet has it. */
      css: string;
      /** Its default in windows of some width, by media query. */
      at?: Record<string, string>;
    };
  };
}

/** Tokens by name, and groups of them. */
export interface TokenGroup {
  [name: string]: Token | TokenGroup | unknown;
}

/** The roles of both backgrounds, by the paths of what they are drawn with. */
const BACKGROUNDS = {
  lightBackground: {
    text: 'color.ink',
    ground: 'color.paper',
    accent: 'color.accent',
    muted: 'color.muted',
    hairline: 'color.hairline',
    panel: 'color.panel',
    beam: 'color.ink',
  },
  darkBackground: {
    text: 'color.paper',
    ground: 'color.ink',
    accent: 'color.accentOnInk',
    muted: 'color.mutedOnInk',
    hairline: 'color.hairlineOnInk',
    panel: 'color.panelOnInk',
    beam: 'color.paper',
  },
};

/**
 * Every custom property as a token of the Design Tokens format, and what they
 * are on a light and on a dark background. A token's path in kebab case is its
 * custom property: `lintel.color.accentOnInk` is `--lintel-color-accent-on-ink`.
 *
 * @param breakpoints in px, by name: they are no custom properties, as no media query can read one
 */
export function tokensOf(
  properties: readonly CustomProperty[],
  breakpoints: Record<string, number>,
): TokenGroup {
  const lintel: TokenGroup = {};
  for (const property of properties) {
    const value = valueOf(property, properties);
    if (value) put(lintel, property.path, tokenOf(property, value));
    else keepUntyped(lintel, property);
  }
  lintel['breakpoint'] = mapValues(breakpoints, (value) => ({
    $type: 'dimension',
    $value: { value, unit: 'px' },
  }));
  for (const [name, roles] of Object.entries(BACKGROUNDS)) {
    lintel[name] = mapValues(roles, (path) => ({
      $type: 'color',
      $value: `{lintel.${path}}`,
    }));
  }
  return { lintel };
}

function tokenOf(property: CustomProperty, value: TokenValue): Token {
  return {
    ...value,
    $description: property.text,
    $extensions: { [VENDOR]: extensionOf(property) },
  };
}

function extensionOf({ name, preset, presetsAt }: CustomProperty) {
  const isSteady = Object.keys(presetsAt).length === 0;
  return { property: name, css: preset, ...(!isSteady && { at: presetsAt }) };
}

/** The format has no type for some of CSS's words, and a token without a type is invalid: its group has them beside its tokens. */
function keepUntyped(root: TokenGroup, property: CustomProperty): void {
  const [group = ''] = property.path;
  put(root, [group, '$extensions', VENDOR], extensionOf(property));
}

function put(root: TokenGroup, path: string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    root[name] = value;
    return;
  }
  root[name] ??= {};
  put(root[name] as TokenGroup, rest, value);
}

function mapValues<T, Result>(
  record: Record<string, T>,
  of: (value: T) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, of(value)]),
  );
}
