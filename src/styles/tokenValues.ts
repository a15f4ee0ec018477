/** A value in CSS and in the Design Tokens format. https://www.designtokens.org/tr/drafts/format/ */
export interface TokenValue {
  css: string;
  /** Missing if the format has no type for the value. */
  typed?: { $type: string; $value: unknown };
  /** The mixed colour of the default theme, for browsers that cannot mix. */
  mixed?: string;
  /** Whether it is derived from other tokens. The property is then unset by default. */
  isDerived?: boolean;
}

/** A colour from which others are mixed. */
export interface BaseColor {
  /** Its path among the tokens: `color.ink`. */
  path: string;
  hex: string;
}

/** The custom property of a token: its path in kebab case, `--lintel-color-accent-on-ink`. */
export function propertyOf(path: string): string {
  const kebab = path.replace(/[A-Z]/g, (letter) => `-${letter}`);
  return `--lintel-${kebab.replaceAll('.', '-').toLowerCase()}`;
}

/** A colour. @param percent its opacity */
export function color(hex: string, percent = 100): TokenValue {
  const bytes = bytesOf(hex);
  const css = percent < 100 ? `rgb(${bytes.join(' ')} / ${percent}%)` : hex;
  return { css, typed: typedColor(bytes, percent / 100) };
}

/** A colour mixed in sRGB with another one, or with transparency. https://www.w3.org/TR/css-color-5/#color-mix */
export function mix(
  first: BaseColor,
  percent: number,
  second?: BaseColor,
): TokenValue {
  const share = percent / 100;
  const rest = second ? `var(${propertyOf(second.path)})` : 'transparent';
  const css = `color-mix(in srgb, var(${propertyOf(first.path)}) ${percent}%, ${rest})`;
  const ground = second && bytesOf(second.hex);
  const bytes = bytesOf(first.hex).map((byte, index) =>
    ground ? byte * share + ground[index]! * (1 - share) : byte,
  );
  const typed = typedColor(bytes, ground ? 1 : share);
  const mixed = ground ? typed.$value.hex : color(first.hex, percent).css;
  return { css, typed, mixed, isDerived: true };
}

/** The value of another token. */
export function alias(
  $type: string,
  path: string,
  css = `var(${propertyOf(path)})`,
): TokenValue {
  return { css, typed: { $type, $value: `{lintel.${path}}` }, isDerived: true };
}

export function fontFamily(...names: string[]): TokenValue {
  const css = names.map((name) => (name.includes(' ') ? `"${name}"` : name));
  return { css: css.join(', '), typed: { $type: 'fontFamily', $value: names } };
}

export function fontWeight(weight: number): TokenValue {
  return { css: `${weight}`, typed: { $type: 'fontWeight', $value: weight } };
}

export const px = (value: number) => measure('dimension', value, 'px');
export const rem = (value: number) => measure('dimension', value, 'rem');
export const ms = (value: number) => measure('duration', value, 'ms');

/** A length in `em`. A plain number in the format, whose dimensions do not support `em`. */
export function em(value: number): TokenValue {
  return { ...number(value), css: `${value}em` };
}

export function number(value: number): TokenValue {
  return { css: `${value}`, typed: { $type: 'number', $value: value } };
}

export function cubicBezier(...points: number[]): TokenValue {
  return {
    css: `cubic-bezier(${points.join(', ')})`,
    typed: { $type: 'cubicBezier', $value: points },
  };
}

export function strokeStyle(css: string): TokenValue {
  return { css, typed: { $type: 'strokeStyle', $value: css } };
}

/** A CSS keyword, for which the format has no type. */
export function keyword(css: string): TokenValue {
  return { css };
}

function measure($type: string, value: number, unit: string): TokenValue {
  return { css: `${value}${unit}`, typed: { $type, $value: { value, unit } } };
}

function bytesOf(hex: string): number[] {
  return [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
}

/** https://www.designtokens.org/tr/drafts/color/ */
function typedColor(bytes: number[], alpha = 1) {
  const hex = bytes.map((byte) =>
    Math.round(byte).toString(16).padStart(2, '0'),
  );
  const $value = {
    colorSpace: 'srgb',
    components: bytes.map((byte) => Math.round((byte / 255) * 1e4) / 1e4),
    ...(alpha < 1 && { alpha }),
    hex: `#${hex.join('')}`,
  };
  return { $type: 'color', $value };
}
