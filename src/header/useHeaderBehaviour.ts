'use client';
import { useEffect, type RefObject } from 'react';
import { useStyleCheck } from '../dev/useStyleCheck';
import { useDelegatedNavigation } from '../parts/contexts';
import { useCovered } from './covered';
import type { HeaderViewProps } from './headerProps';
import { useHideOnScroll, useInUse, useScrolled } from './scrolling';
import { useHeaderMessages } from './useHeaderMessages';

/** What is open in the header. */
interface Opened {
  /** A menu, the plain list of small screens, or the drawer. */
  isOpen: boolean;
  /** The plain list. */
  hasList: boolean;
}

/**
 * What the header does besides showing its content: follows messages and
 * scrolling, publishes its height, and closes what is open when a link is followed.
 * Returns the attributes of its element.
 */
export function useHeaderBehaviour(
  root: RefObject<HTMLElement | null>,
  { theme, position, hideOnScroll }: HeaderViewProps,
  { isOpen, hasList }: Opened,
) {
  const overrides = useHeaderMessages(theme);
  const stays = position !== 'static';
  const scrolledAway = useHideOnScroll(root, stays && !!hideOnScroll);
  const isUnwanted = overrides.hidden || scrolledAway;
  const isInUse = useInUse(root, isUnwanted);
  const hidden = isUnwanted && !isInUse;
  const covers = stays && !hidden;
  useCovered(root, covers, scrolledAway && !overrides.hidden);
  useScrolled(root);
  // Set by hand, because a state would render the whole frame again for one attribute.
  useEffect(() => root.current?.setAttribute('data-lintel-ready', ''), [root]);
  // An overlay header is fixed.
  useStyleCheck('Header', root, position === 'sticky');
  return {
    override: overrides.theme,
    attributes: {
      'data-lintel-section': 'header-nav',
      'data-lintel-theme': overrides.theme ?? theme,
      'data-lintel-theme-by': overrides.theme ? 'message' : undefined,
      'data-lintel-hidden': hidden ? '' : undefined,
      'data-lintel-covers': covers ? '' : undefined,
      'data-lintel-menu': hasList ? 'open' : undefined,
      'data-lintel-open': isOpen ? '' : undefined,
      ...useDelegatedNavigation(isOpen),
    },
  };
}
