'use client';
import { createContext } from 'react';
import type { Place, ReadContent, Readers } from './scope';
import type { Settings } from './settings';

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
