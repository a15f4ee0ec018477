import { textOf } from '../../core/report/propValues';
import type { SideNavItem } from './StickySideNav';

/** The sections that can be shown: those with an id of their own and a label. */
export function readItems(given: unknown): readonly SideNavItem[] {
  if (!Array.isArray(given)) return [];
  const seen = new Set<string>();
  const good = (given as (SideNavItem | null | undefined)[]).filter((item) => {
    const id = textOf(item?.id);
    if (id === undefined || seen.has(id)) return false;
    seen.add(id);
    return textOf(item?.label) !== undefined;
  });
  // The same list where nothing is wrong with it: it is what effects depend on.
  return (good.length === given.length ? given : good) as SideNavItem[];
}
