'use client';
import { useContext } from 'react';
import { sharedContext } from './sharedContext';
import type { PartSettings, Settings } from './settings';
import type { Place, ReadContent, Readers } from './scope';

export type { PartSettings, Settings };

/** The settings of the component and the providers around it. */
export function useSettings(): Settings {
  return useScope().settings;
}

/** The settings, and the values derived from them. */
export function useScope(): Scope {
  return useContext(ScopeContext);
}

/**
 * The settings of a provider, and the values derived from them for all parts
 * inside it.
 */
export interface Scope {
  settings: Settings;
  /** By the page's host and flags. Set by `placeOn`. */
  places: Record<string, Place>;
  /** One for each language. Set by `contentFor`. */
  contents: (Readers & ReadContent)[];
}

/** Without a provider nothing is set. */
export const ScopeContext = sharedContext<Scope>('scope', {
  settings: {},
  places: {},
  contents: [],
});
