'use client';
import {
  NavigationMenuItem,
  NavigationMenuTrigger,
} from '@radix-ui/react-navigation-menu';
import {
  forwardRef,
  useRef,
  type AnchorHTMLAttributes,
  type PointerEvent,
} from 'react';
import { isHover, whenElsewhere } from '../browser/clicks';
import { whenIdle } from '../browser/events';
import { hasKeyboardFocus, isOpenPartFocused } from '../browser/focus';
import type { ResolvedLink, ResolvedMenu } from '../content/resolveContent';
import { NavigationAnchor } from '../link/NavigationAnchor';
import { PanelOpen } from '../spotlight/Spotlight';
import { isBar } from '../styles/breakpoints';
import { Icon } from '../ui/Icon';
import { OPEN_DELAY, type Dropdown } from './dropdown';
import * as styles from './MainNavigation.css';
import { markedLabel, Panel } from './Panel';

interface MenuItemProps {
  menu: ResolvedMenu;
  /** The prefix of the ids of button and panel. */
  id: string;
  dropdown: Dropdown;
  open: boolean;
}

/** A menu: its button and its panel. Radix's Content is not used, because it is unmounted while closed. */
export function MenuItem({ menu, id, dropdown, open }: MenuItemProps) {
  const triggerId = `${id}-trigger`;
  const state = open ? 'open' : 'closed';

  const isInside = useRef(false);
  const pressedBy = useRef('');

  // Not on `pointerenter`: browsers also dispatch it if the page moves under a
  // pointer at rest, for example because a banner is closed.
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (isInside.current || !isHover(event)) return;
    isInside.current = true;
    if (!isBar()) return;
    layOut(event.currentTarget);
    dropdown.send({
      type: 'hover',
      item: menu.id,
      at: event.timeStamp,
      keyboardFocus: isOpenPartFocused(),
    });
  }

  function onPointerLeave({ nativeEvent, currentTarget }: PointerEvent) {
    const header = currentTarget.closest('[data-lintel="header"]');
    whenElsewhere(nativeEvent, () => {
      if (!isBar()) return;
      dropdown.send({ type: 'leave', keyboardFocus: hasKeyboardFocus(header) });
    });
  }

  return (
    <NavigationMenuItem
      value={menu.id}
      data-lintel="item"
      data-item={menu.id}
      data-state={state}
      className={styles.item}
      // Not when it leaves: a menu that is moved under a pointer is not left.
      onPointerEnter={() => (isInside.current = false)}
      onPointerMove={onPointerMove}
      onPointerLeave={onPointerLeave}
      onFocus={({ currentTarget }) => layOut(currentTarget)}
    >
      <NavigationMenuTrigger
        type="button"
        id={triggerId}
        aria-controls={`${id}-panel`}
        aria-expanded={open}
        data-state={state}
        aria-current={menu.isCurrent || undefined}
        data-lintel="trigger"
        data-lintel-id={menu.id}
        className={styles.entry}
        // Safari's clicks do not say which pointer they come from.
        onPointerDown={({ pointerType }) => {
          pressedBy.current = pointerType;
        }}
        onClick={({ timeStamp, detail }) =>
          dropdown.send({
            type: 'press',
            item: menu.id,
            at: timeStamp,
            pen: pressedBy.current === 'pen' && detail > 0,
          })
        }
      >
        {menu.label}
        <Icon shape="chevron" size={16} />
      </NavigationMenuTrigger>
      <PanelOpen.Provider value={open}>
        <Panel
          menu={menu}
          id={`${id}-panel`}
          triggerId={triggerId}
          open={open}
        />
      </PanelOpen.Provider>
    </NavigationMenuItem>
  );
}

/**
 * Lays out the panel that the visitor is about to open, before that. Browsers put
 * it off while `content-visibility` hides the panel, and do it when it is read.
 * @see https://drafts.csswg.org/css-contain-2/#cv-notes
 */
function layOut(item: Element): void {
  const content = item.querySelector('[data-lintel="panel"] > *');
  whenIdle(() => content?.getBoundingClientRect(), OPEN_DELAY);
}

/** The item whose panel is open. */
export function openItemIn(root: Element | null): Element | null {
  return root?.querySelector('[data-lintel="item"][data-state="open"]') ?? null;
}

interface TopLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  link: ResolvedLink;
}

/** A link in the bar. */
export const TopLink = /* @__PURE__ */ forwardRef<
  HTMLAnchorElement,
  TopLinkProps
>(function TopLink({ link, ...props }, ref) {
  return (
    <NavigationAnchor
      // Radix would remove the mark.
      attributes={{ ...props, ref, 'aria-current': link.current }}
      link={link}
      className={styles.entry}
    >
      {markedLabel(link)}
      {link.opensInNewTab ? <Icon shape="external" size={16} /> : null}
    </NavigationAnchor>
  );
});
