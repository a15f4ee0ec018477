'use client';
import { useRef, useState, type MouseEvent } from 'react';
import type { Dropdown } from '../../core/createDropdown';
import type { HeaderTheme } from '../../core/headerMessages';
import { hasKeyboardFocus } from '../../core/keyboardFocus';
import { useClickTracking } from '../../hooks/useClickTracking';
import type { Content } from '../../hooks/useContent';
import { useDelegatedNavigation } from '../../hooks/useDelegatedNavigation';
import { useDropdown } from '../../hooks/useDropdown';
import { useHeaderMessages } from '../../hooks/useHeaderMessages';
import { useHeaderOffset } from '../../hooks/useHeaderOffset';
import { useHydrated } from '../../hooks/useHydrated';
import type { LinkSurroundings } from '../../hooks/useLinkSurroundings';
import { useScrolled } from '../../hooks/useScrolled';
import { useThemeMetas } from '../../hooks/useThemeMetas';
import { useUniqueId } from '../../hooks/useUniqueId';
import {
  LanguageDisclosure,
  type LanguageMenuReason,
} from '../LanguageMenu/LanguageDisclosure';
import { AccountSlot } from './AccountSlot';
import { Backdrop } from './Backdrop';
import { Hamburger } from './Hamburger';
import { isBar } from './isBar';
import type { HeaderProps } from './Header';
import * as styles from './Header.css';
import { HeaderFrame } from './HeaderFrame';
import { Logo } from './Logo';
import {
  closeKeepingFocus,
  MainNavigation,
  useSeedFromPointerAndFocus,
} from './MainNavigation';
import { openItemIn } from './MenuItem';
import { useMenuList } from './useMenuList';

/** What both views of the header draw from. */
export interface HeaderViewProps extends Pick<
  HeaderProps,
  'logo' | 'banner' | 'actions' | 'reflexClickMs' | 'onOpenChange'
> {
  id: string;
  theme: HeaderTheme;
  position: NonNullable<HeaderProps['position']>;
  variant: NonNullable<HeaderProps['variant']>;
  content: Content;
  surroundings: LinkSurroundings;
}

/** The header with its behaviour. */
export function LiveHeader({
  id,
  theme,
  position,
  variant,
  logo,
  banner,
  actions,
  content,
  surroundings,
  reflexClickMs,
  onOpenChange,
}: HeaderViewProps) {
  const root = useRef<HTMLElement>(null);
  const hydrated = useHydrated();
  const { dropdown, open } = useDropdown({ reflexClickMs, onOpenChange });
  useSeedFromPointerAndFocus(root, dropdown);
  const [listOpen, setListOpen] = useMenuList(root);
  const [languagesOpen, setLanguagesOpen] = useLanguagesBeside(
    dropdown,
    open,
    variant,
  );
  const orders = useHeaderMessages(theme);
  const navigation = useDelegatedNavigation();
  useThemeMetas(orders, theme);
  useHeaderOffset(root, position !== 'static' && !orders.hidden);
  useScrolled(root);
  useUniqueId(id);
  useClickTracking(root);

  const { messages } = content;
  return (
    <header
      ref={root}
      id={id}
      lang={content.locale}
      dir={content.direction ?? 'ltr'}
      data-lintel="header"
      data-theme={orders.theme ?? theme}
      data-theme-by={orders.theme ? 'message' : undefined}
      data-position={position}
      data-variant={variant}
      data-hidden={orders.hidden ? '' : undefined}
      data-ready={hydrated ? '' : undefined}
      data-menu={listOpen ? 'open' : undefined}
      data-open={listOpen || open !== null ? '' : undefined}
      className={styles.header}
      {...navigation}
      onClick={(event) => {
        navigation.onClick?.(event);
        if (!leadsAway(event)) return;
        setListOpen(false);
        closeKeepingFocus(root.current, dropdown, 'navigate');
      }}
    >
      <HeaderFrame
        messages={messages}
        banner={banner}
        actions={actions}
        logo={<Logo logo={logo} home={messages.home} />}
      >
        {variant === 'full' ? (
          <>
            <Hamburger
              label={messages.menu}
              controls={`${id}-navigation`}
              open={listOpen}
              onToggle={() => setListOpen(!listOpen)}
            />
            <MainNavigation
              id={id}
              content={content}
              surroundings={surroundings}
              dropdown={dropdown}
              open={open}
            />
          </>
        ) : null}
        <LanguageDisclosure
          id={id}
          label={messages.language}
          open={languagesOpen}
          onOpenChange={setLanguagesOpen}
        />
        <AccountSlot id={id} messages={messages} site={surroundings.site} />
      </HeaderFrame>
      <Backdrop
        open={open !== null}
        onClose={() =>
          dropdown.send({
            type: 'backdrop',
            keyboardFocus: hasKeyboardFocus(openItemIn(root.current)),
          })
        }
      />
    </header>
  );
}

/** The list of languages: never open beside a menu. */
function useLanguagesBeside(
  dropdown: Dropdown,
  menu: string | null,
  variant: HeaderViewProps['variant'],
) {
  const [open, setOpen] = useState(false);
  // While rendering: there is no frame with both.
  if (menu !== null && open) setOpen(false);
  const change = (next: boolean, reason: LanguageMenuReason) => {
    // In the list of small screens it would move what is being pressed.
    const isBeside = reason === 'outside' || reason === 'blur';
    if (isBeside && variant === 'full' && !isBar()) return;
    // A hover, or the list of small screens, may hold one open.
    if (next) dropdown.send({ type: 'dismiss', reason: 'outside' });
    setOpen(next);
  };
  return [open, change] as const;
}

/** On a link, and not into another tab beside this one: for several the menu stays. */
function leadsAway({ target, ctrlKey, metaKey }: MouseEvent): boolean {
  return (
    !(ctrlKey || metaKey) && target instanceof Element && !!target.closest('a')
  );
}
