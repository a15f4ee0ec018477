'use client';
import {
  useCallback,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { hasKeyboardFocus } from '../../core/keyboardFocus';
import { useBodyClass } from '../../hooks/useBodyClass';
import { useClickTracking } from '../../hooks/useClickTracking';
import type { Content } from '../../hooks/useContent';
import { useDelegatedNavigation } from '../../hooks/useDelegatedNavigation';
import { useDismiss } from '../../hooks/useDismiss';
import { useDropdown } from '../../hooks/useDropdown';
import { useHydrated } from '../../hooks/useHydrated';
import { useMediaChange } from '../../hooks/useMediaChange';
import { useScrolled } from '../../hooks/useScrolled';
import { useUniqueId } from '../../hooks/useUniqueId';
import { wide } from '../../styles/breakpoints';
import type { LinkSurroundings } from '../internal/NavigationAnchor';
import { AccountSlot } from './AccountSlot';
import { Hamburger } from './Hamburger';
import * as styles from './Header.css';
import { HeaderFrame } from './HeaderFrame';
import { Logo } from './Logo';
import { MainNavigation } from './MainNavigation';
import { openItemIn } from './MenuItem';

/** What both views of the header draw from. */
export interface HeaderViewProps {
  id: string;
  theme: 'light-background' | 'dark-background';
  logo: ReactNode;
  content: Content;
  surroundings: LinkSurroundings;
  reflexClickMs?: number;
}

/** The header with its behaviour. */
export function LiveHeader({
  id,
  theme,
  logo,
  content,
  surroundings,
  reflexClickMs,
}: HeaderViewProps) {
  const root = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const { dropdown, open } = useDropdown(reflexClickMs);
  useScrolled(root);
  useUniqueId(id);
  useClickTracking(root);
  const navigation = useDelegatedNavigation();
  useMediaChange(wide, closeMenu);
  useDismiss(menuOpen, root, {
    onEscape: () => {
      closeMenu();
      if (!root.current?.contains(document.activeElement)) return;
      root.current
        .querySelector<HTMLElement>('[data-lintel="hamburger"]')
        ?.focus();
    },
  });
  useBodyClass('lintel-menu-open', menuOpen);

  const closeByBackdrop = () =>
    dropdown.send({
      type: 'backdrop',
      keyboardFocus: hasKeyboardFocus(openItemIn(root.current)),
    });
  const { messages } = content;
  return (
    <header
      ref={root}
      id={id}
      lang={content.locale}
      dir={content.direction}
      data-lintel="header"
      data-theme={theme}
      data-ready={hydrated ? '' : undefined}
      data-menu={menuOpen ? 'open' : undefined}
      data-open={menuOpen || open !== null ? '' : undefined}
      className={styles.header}
      {...navigation}
      onClick={(event) => {
        navigation.onClick?.(event);
        if (isOnLink(event)) closeMenu();
      }}
    >
      <HeaderFrame
        messages={messages}
        logo={<Logo logo={logo} home={messages.home} />}
      >
        <Hamburger
          label={messages.menu}
          controls={`${id}-navigation`}
          open={menuOpen}
          onToggle={() => setMenuOpen(!menuOpen)}
        />
        <MainNavigation
          id={id}
          content={content}
          surroundings={surroundings}
          dropdown={dropdown}
          open={open}
        />
        <AccountSlot id={id} messages={messages} />
      </HeaderFrame>
      <div
        data-lintel="backdrop"
        data-state={open === null ? 'closed' : 'open'}
        className={styles.backdrop}
        // Keeps the keyboard's focus where it is: a press would move it to the body.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onPointerEnter={(event) => {
          if (event.pointerType !== 'touch') closeByBackdrop();
        }}
        onClick={closeByBackdrop}
      />
    </header>
  );
}

function isOnLink({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a[href]') !== null;
}
