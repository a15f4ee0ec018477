'use client';
import { createContext, useContext } from 'react';
import type { Content } from '../../content/content';

/** Provided once for all of an outer component. */
export const ContentContext = createContext<Content | null>(null);

/** Menus and wording, inside of an outer component. */
export function useContent(): Content {
  return useContext(ContentContext)!;
}
