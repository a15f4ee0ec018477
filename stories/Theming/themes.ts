import { listTokens, type NamedToken } from '../../src/styles/tokens';
import expressive from './expressive.css?raw';

/** A theme's custom properties and their values. */
export interface Theme {
  name: string;
  values: Readonly<Record<string, string>>;
}

const defaults = Object.fromEntries(
  listTokens().map(({ property, value }) => [property, value.css]),
);

const own = Object.fromEntries(
  [...expressive.matchAll(/(--lintel-[\w-]+):\s*([^;]+);/g)].map(
    ([, property, value]) => [property!, value!],
  ),
);

export const themes: Theme[] = [
  { name: 'Default', values: defaults },
  { name: 'Expressive', values: { ...defaults, ...own } },
];

/** The tokens of a group: `color`, `font`. */
export function tokensOf(group: string): NamedToken[] {
  return listTokens().filter(({ path }) => path.startsWith(`${group}.`));
}
