'use client';
import { useContext, createContext } from 'react';
import type { PartSettings, Settings } from './settings';
import type { Place, ReadContent, Readers } from './scope';

export type { PartSettings, Settings };

/** What the page team said, from the provider and the outer component. */
export function useSettings(): Settings {
  return useScope().settings;
}

/** The settings, and what has been worked out of them. */
export function useScope(): Scope {
  return useContext(ScopeContext);
}

/** The settings of one provider, and what has been worked out of them for all parts under it. */
export interface Scope {
  settings: Settings;
  /** By the page's host and flags: `placeOn` keeps them. */
  places: Record<string, Place>;
  /** For each language: `contentFor` keeps them. */
  contents: (Readers & ReadContent)[];
}

/** Outside of every provider nothing is set. */
export const ScopeContext = createContext<Scope>({
  settings: {},
  places: {},
  contents: [],
});
