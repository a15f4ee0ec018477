'use client';
import { createContext, useContext } from 'react';
import type { Content } from '../content/content';

export { accountEntriesOf, isLogOut } from '../content/accountEntries';
export { isMenu } from '../content/navigation';
export type {
  AccountEntry,
  AccountLink,
  NavigationGroup,
  NavigationLink,
  NavigationMenu,
  NavigationPicture,
  NavigationSpotlight,
} from '../content/navigation';

/** Provided once for all of an outer component. */
export const ContentContext = createContext<Content | null>(null);

/** Menus and wording, inside of an outer component. */
export function useContent(): Content {
  return useContext(ContentContext)!;
}
