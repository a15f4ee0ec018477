'use client';
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Dropdown } from '../../core/createDropdown';
import { hasKeyboardFocus } from '../../core/keyboardFocus';
import type { NavigationMenu as Menu } from '../../hooks/useContent';
import { isBar } from './isBar';
import { Icon } from '../internal/Icon';
import type { LinkSurroundings } from '../../hooks/useLinkSurroundings';
import * as styles from './MainNavigation.css';
import { Panel } from './Panel';

export interface MenuItemProps {
  menu: Menu;
  /** What the panel's and the trigger's ids begin with. */
  id: string;
  dropdown: Dropdown;
  open: boolean;
  surroundings: LinkSurroundings;
  badgeNew: string;
}

/**
 * A top-level entry with its panel. The button is our own: Radix' Trigger
 * brings hover timers that manual mode switches off, a toggle that the machine
 * replaces, and a focusable `aria-hidden` proxy (radix-ui/primitives#3085),
 * for 1 kB.
 */
export function MenuItem({
  menu,
  id,
  dropdown,
  open,
  surroundings,
  badgeNew,
}: MenuItemProps) {
  const triggerId = `${id}-trigger`;

  function onPointerEnter(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === 'touch' || !isBar()) return;
    const navigation = event.currentTarget.closest('nav');
    dropdown.send({
      type: 'hover',
      item: menu.id,
      at: event.timeStamp,
      keyboardFocus: hasKeyboardFocus(openItemIn(navigation)),
    });
  }

  function onTriggerKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!open || event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.currentTarget.parentElement
      ?.querySelector<HTMLElement>('[data-lintel="panel"] a')
      ?.focus();
  }

  return (
    <NavigationMenu.Item
      value={menu.id}
      data-lintel="item"
      data-item={menu.id}
      className={styles.item}
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => dropdown.send({ type: 'leave' })}
    >
      <button
        type="button"
        id={triggerId}
        aria-expanded={open}
        aria-controls={`${id}-panel`}
        data-lintel="trigger"
        className={styles.trigger}
        onClick={({ timeStamp: at }) =>
          dropdown.send({ type: 'press', item: menu.id, at })
        }
        onKeyDown={onTriggerKeyDown}
      >
        {menu.label}
        <Icon shape="chevron" size={16} className={styles.chevron} />
      </button>
      <Panel
        menu={menu}
        id={`${id}-panel`}
        triggerId={triggerId}
        open={open}
        surroundings={surroundings}
        badgeNew={badgeNew}
      />
    </NavigationMenu.Item>
  );
}

/** The item whose panel is open. */
export function openItemIn(root: Element | null): Element | null {
  return (
    root
      ?.querySelector('[data-lintel="panel"][data-state="open"]')
      ?.closest('li') ?? null
  );
}
