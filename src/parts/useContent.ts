'use client';
import { createContext, useContext } from 'react';
import type { ResolvedContent } from '../content/resolveContent';

/** Provided once per component. */
export const ContentContext = createContext<ResolvedContent | null>(null);

/** Menus and wording, inside a component that provides them. */
export function useContent(): ResolvedContent {
  return useContext(ContentContext)!;
}
