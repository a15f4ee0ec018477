'use client';
import { useContext } from 'react';
import { ScopeContext, type Scope } from './ScopeContext';
import type { PartSettings, Settings } from './settings';

export type { PartSettings, Settings };

/** What the page team said, from the provider and the outer component. */
export function useSettings(): Settings {
  return useScope().settings;
}

/** The settings, and what has been worked out of them. */
export function useScope(): Scope {
  return useContext(ScopeContext);
}
