'use client';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Dropdown } from '../../core/createDropdown';
import { isOpenPartFocused } from '../../core/openPartFocused';
import type { NavigationMenu as Menu } from '../../hooks/useContent';
import { isBar } from './isBar';
import { Icon } from '../internal/Icon';
import type { LinkSurroundings } from '../../hooks/useLinkSurroundings';
import { PanelOpen, RotatingPictures } from '../Spotlight/RotatingPictures';
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
 * A top-level entry with its panel, which the machine controls. Not on Radix:
 * of NavigationMenu the hover timers, toggle and focus proxy
 * (radix-ui/primitives#3085) would have to be switched off, of Collapsible the
 * panel, which prints a `style` attribute. What would be left is this button,
 * and 3 kB in every visitor's first load.
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
  const state = open ? 'open' : 'closed';

  function onPointerEnter(event: PointerEvent<HTMLElement>) {
    if (event.pointerType === 'touch' || !isBar()) return;
    dropdown.send({
      type: 'hover',
      item: menu.id,
      at: event.timeStamp,
      keyboardFocus: isOpenPartFocused(),
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
    <li
      data-lintel="item"
      data-item={menu.id}
      data-state={state}
      className={styles.item}
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => dropdown.send({ type: 'leave' })}
    >
      <button
        type="button"
        id={triggerId}
        aria-controls={`${id}-panel`}
        aria-expanded={open}
        data-state={state}
        data-lintel="trigger"
        data-lintel-id={menu.id}
        className={styles.trigger}
        onClick={({ timeStamp: at }) =>
          dropdown.send({ type: 'press', item: menu.id, at })
        }
        onKeyDown={onTriggerKeyDown}
      >
        {menu.label}
        <Icon shape="chevron" size={16} className={styles.chevron} />
      </button>
      <PanelOpen.Provider value={open}>
        <Panel
          menu={menu}
          id={`${id}-panel`}
          triggerId={triggerId}
          open={open}
          surroundings={surroundings}
          badgeNew={badgeNew}
          pictures={RotatingPictures}
        />
      </PanelOpen.Provider>
    </li>
  );
}

/** The item whose panel is open. */
export function openItemIn(root: Element | null): Element | null {
  return root?.querySelector('[data-lintel="item"][data-state="open"]') ?? null;
}
