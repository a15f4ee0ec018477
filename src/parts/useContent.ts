'use client';
import { createContext, useContext } from 'react';
import type { Content } from '../content/content';

/** Provided once per component. */
export const ContentContext = createContext<Content | null>(null);

/** Menus and wording, inside a component that provides them. */
export function useContent(): Content {
  return useContext(ContentContext)!;
}
