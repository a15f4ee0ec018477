'use client';
import { useEffect, type RefObject } from 'react';
import { hasKeyboardFocus } from '../browser/focus';
import type { Dropdown } from '../navigation/dropdown';
import type { HeaderTheme } from '../parts/theme';
import { useOnlyOpen } from '../ui/openParts';
import { useOpenMenu } from '../navigation/useDropdown';
import {
  useHeaderOffset,
  useHideOnScroll,
  useInUse,
  useScrolled,
} from './scrolling';
import { useHeaderMessages, useThemeMetas } from './useHeaderTheme';
import { useDelegatedNavigation } from '../parts/contexts';
import { usePageLeave } from '../parts/useDocument';
import { Backdrop, closeKeepingFocus } from '../navigation/MainNavigation';
import { openItemIn } from '../navigation/MenuItem';
import { useStyleCheck } from '../dev/useStyleCheck';
import { HeaderFrame, type HeaderFrameProps } from './HeaderFrame';

interface LiveFrameProps extends Omit<HeaderFrameProps, 'banner' | 'below'> {
  root: RefObject<HTMLElement | null>;
  dropdown: Dropdown;
  initialMenu: string | null;
  listOpen: boolean;
  drawerOpen: boolean;
  onLeave(): void;
}

/**
 * The frame with its behaviour: everything that changes only the look of the
 * header. It is separate from `LiveHeader`, so that such a change does not
 * render what is inside again.
 */
export function LiveFrame({
  root,
  view,
  dropdown,
  initialMenu,
  listOpen,
  drawerOpen,
  onLeave,
  ...content
}: LiveFrameProps) {
  const { theme, position } = view;
  const open = useOpenMenu(dropdown, initialMenu);
  useOnlyOpen(open !== null, (reason) =>
    closeKeepingFocus(root.current, dropdown, reason),
  );
  const overrides = useHeaderMessages(theme);
  const stays = position !== 'static';
  const scrolledAway = useHideOnScroll(root, stays && !!view.hideOnScroll);
  const isUnwanted = overrides.hidden || scrolledAway;
  const isInUse = useInUse(root, isUnwanted);
  const hidden = isUnwanted && !isInUse;
  const covers = stays && !hidden;
  useHeaderOffset(root, covers);
  useScrolled(root);
  // Not by rendering, which would render the whole frame again for one attribute.
  useEffect(() => root.current?.setAttribute('data-ready', ''), [root]);
  // An overlay header is fixed.
  useStyleCheck('Header', root, position === 'sticky');

  function leave() {
    onLeave();
    closeKeepingFocus(root.current, dropdown, 'navigate');
  }

  const isOpen = listOpen || drawerOpen || open !== null;
  const navigation = useDelegatedNavigation(isOpen && leave);
  return (
    <HeaderFrame
      {...content}
      ref={root}
      view={view}
      banner={view.banner}
      data-lintel-section="header-nav"
      data-theme={overrides.theme ?? theme}
      data-theme-by={overrides.theme ? 'message' : undefined}
      data-hidden={hidden ? '' : undefined}
      data-lintel-covers={covers ? '' : undefined}
      data-menu={listOpen ? 'open' : undefined}
      data-open={isOpen ? '' : undefined}
      {...navigation}
      below={
        <>
          <Backdrop
            open={open !== null}
            onClose={() =>
              dropdown.send({
                type: 'backdrop',
                keyboardFocus: hasKeyboardFocus(openItemIn(root.current)),
              })
            }
          />
          <PageEffects
            override={overrides.theme}
            theme={theme}
            onLeave={leave}
          />
        </>
      }
    />
  );
}

interface PageEffectsProps {
  /** The theme set by a message. */
  override: HeaderTheme | null;
  theme: HeaderTheme;
  /** Called when a router shows another page. */
  onLeave(): void;
}

/**
 * What the header does for the page around it. A component of its own, so that a
 * new address does not render the header again.
 */
function PageEffects({ override, theme, onLeave }: PageEffectsProps) {
  useThemeMetas(override, theme);
  usePageLeave(onLeave);
  return null;
}
