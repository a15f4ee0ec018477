import reference from '../../docs/reference/custom-properties.md?raw';
import { listProperties } from '../../src/styles/tokens';

export interface Property {
  /** Such as `--lintel-color-ink`. */
  name: string;
  label: string;
  usual: string;
  /** What it changes, as in the reference. */
  description: string;
}

/** By custom property. */
export type Values = Readonly<Record<string, string>>;

/** The text and the ground that it is on. */
export const contrastPairs = [
  ['color-ink', 'color-paper'],
  ['color-muted', 'color-paper'],
  ['color-accent', 'color-paper'],
  ['color-accent-on-ink', 'color-ink'],
  ['color-muted-on-ink', 'color-ink'],
  ['color-on-bar', 'color-bar'],
  ['color-on-action', 'color-action'],
  ['color-on-accent', 'color-accent'],
] as const;

/** A property belongs to the first group that its name matches. */
const GROUPS = {
  Colours: /^color-(?!.*(bar|beam|panel|backdrop|action))/,
  Bar: /^(?!motion|radius).*\b(bar|beam)\b/,
  Panel: /^(?!motion|radius).*\b(panel|card|backdrop)\b/,
  Actions: /^(?!motion|radius).*\b(action|button)\b/,
  Text: /^(font|heading|label|underline)/,
  Shape: /^(radius|container|gutter)/,
  Motion: /^motion/,
  Others: /^/,
};

const descriptions = new Map(
  [...reference.matchAll(/^\| `(--[\w-]+)` \| ([^|]+) \|/gm)].map(
    ([, name, text]) => [
      name,
      text!.replaceAll('`', '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1'),
    ],
  ),
);

export const properties = listProperties().map(([name, usual]): Property => ({
  name,
  label: name.replace('--lintel-', ''),
  usual,
  description: descriptions.get(name) ?? '',
}));

const groupOf = ({ label }: Property) =>
  Object.entries(GROUPS).find(([, pattern]) => pattern.test(label))![0];

/** All properties there are, by group. */
export const groups = Object.keys(GROUPS).map((group) => ({
  group,
  members: properties.filter((property) => groupOf(property) === group),
}));

const usual: Values = Object.fromEntries(listProperties());

/** The value of a property, without other properties in it. */
export function resolved(name: string, values: Values): string {
  const value = values[name] ?? usual[name] ?? '';
  return value.replace(/var\((--[\w-]+)\)/g, (_, other: string) =>
    resolved(other, values),
  );
}

/** The style sheet of a page that sets these values. */
export const styleSheetOf = (values: Values): string =>
  Object.keys(values).length === 0
    ? '/* The default theme */'
    : `:root {\n${Object.entries(values)
        .map(([name, value]) => `  ${name}: ${value};\n`)
        .join('')}}`;
