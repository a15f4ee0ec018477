import { listProperties } from '../../src/styles/tokens';
import expressive from './expressive.css?raw';

/** A theme's custom properties and their values. */
export interface Theme {
  name: string;
  values: Readonly<Record<string, string>>;
}

const defaults = Object.fromEntries(listProperties());

const own = Object.fromEntries(
  [...expressive.matchAll(/(--lintel-[\w-]+):\s*([^;]+);/g)].map(
    ([, property, value]) => [property!, value!],
  ),
);

export const themes: Theme[] = [
  { name: 'Default', values: defaults },
  { name: 'Expressive', values: { ...defaults, ...own } },
];

/** The custom properties of the colours. */
export const colors = Object.keys(defaults).filter((property) =>
  property.startsWith('--lintel-color-'),
);
