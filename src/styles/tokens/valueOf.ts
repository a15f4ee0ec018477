import type { CustomProperty } from './readTheme';

export interface TokenValue {
  $type: string;
  $value: unknown;
}

/** https://www.designtokens.org/tr/drafts/color/ */
interface Color {
  colorSpace: 'srgb';
  components: number[];
  alpha?: number;
  hex: string;
}

/** Of CSS's `text-decoration-style` those that are stroke styles too. */
const STROKES = /^(solid|dashed|dotted|double)$/;

/** A default as a typed value, or `null` where the format has no type for it. */
export function valueOf(
  property: CustomProperty,
  all: readonly CustomProperty[],
): TokenValue | null {
  const { name, preset } = property;
  const alias = aliasOf(preset, all);
  if (alias) {
    return { $type: valueOf(alias, all)!.$type, $value: referenceTo(alias) };
  }
  if (name.startsWith('--lintel-color-')) {
    return { $type: 'color', $value: colorOf(preset, all) };
  }
  if (name === '--lintel-font-family') {
    const families = preset.split(',').map((each) => each.trim());
    const $value = families.map((each) => each.replaceAll('"', ''));
    return { $type: 'fontFamily', $value };
  }
  if (name.includes('-weight-')) {
    return { $type: 'fontWeight', $value: Number(preset) };
  }
  return measureOf(preset);
}

function measureOf(preset: string): TokenValue | null {
  const [, number, unit] = /^(-?[\d.]+)(px|rem|em|ms|s)?$/.exec(preset) ?? [];
  const value = Number(number);
  if (unit === 'px' || unit === 'rem') {
    return { $type: 'dimension', $value: { value, unit } };
  }
  if (unit === 'ms' || unit === 's') {
    return { $type: 'duration', $value: { value, unit } };
  }
  // Of letters' size, which the format's dimensions do not know.
  if (number) return { $type: 'number', $value: value };
  const [, curve] = /^cubic-bezier\((.+)\)$/.exec(preset) ?? [];
  if (curve) {
    return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  }
  return STROKES.test(preset) ? { $type: 'strokeStyle', $value: preset } : null;
}

/** The property that another one follows. The text's colour is ink as long as the background is light. */
function aliasOf(
  preset: string,
  all: readonly CustomProperty[],
): CustomProperty | undefined {
  const [, name] = /^var\(([\w-]+)\)$/.exec(preset) ?? [];
  const wanted = preset === 'currentcolor' ? '--lintel-color-ink' : name;
  return all.find((each) => each.name === wanted);
}

function referenceTo({ path }: CustomProperty): string {
  return `{lintel.${path.join('.')}}`;
}

function colorOf(preset: string, all: readonly CustomProperty[]): Color {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(preset);
  if (hex) return color(hex.slice(1).map((each) => parseInt(each, 16)));
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(preset);
  if (rgb) {
    const [red = 0, green = 0, blue = 0, percent = 0] = rgb
      .slice(1)
      .map(Number);
    return color([red, green, blue], percent / 100);
  }
  return mixOf(preset, all);
}

/** What `color-mix` makes in sRGB. https://www.w3.org/TR/css-color-5/#color-mix */
function mixOf(preset: string, all: readonly CustomProperty[]): Color {
  const mix =
    /^color-mix\(in srgb, (var\([\w-]+\)) (\d+)%, (var\([\w-]+\)|transparent)\)$/.exec(
      preset,
    );
  if (!mix) throw new Error(`Lintel: ${preset} is no colour that is known.`);
  const [, first = '', percent, second = ''] = mix;
  const share = Number(percent) / 100;
  const bytesOf = (alias: string) =>
    colorOf(aliasOf(alias, all)!.preset, all).components.map(
      (each) => each * 255,
    );
  if (second === 'transparent') return color(bytesOf(first), share);
  const ground = bytesOf(second);
  return color(
    bytesOf(first).map(
      (byte, index) => byte * share + ground[index]! * (1 - share),
    ),
  );
}

/** @param bytes red, green and blue, 0 to 255 */
function color(bytes: number[], alpha = 1): Color {
  const hex = bytes.map((byte) =>
    Math.round(byte).toString(16).padStart(2, '0'),
  );
  return {
    colorSpace: 'srgb',
    components: bytes.map((byte) => Math.round((byte / 255) * 1e4) / 1e4),
    ...(alpha < 1 && { alpha }),
    hex: `#${hex.join('')}`,
  };
}
