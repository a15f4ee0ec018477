'use client';
import * as Collapsible from '@radix-ui/react-collapsible';
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
 * A top-level entry with its panel, on Radix' primitive for disclosures, which
 * the machine controls. Not on its NavigationMenu: of that nothing would be
 * left but 3 kB, as its hover timers, toggle and focus proxy
 * (radix-ui/primitives#3085) all have to be switched off. The panel is our own:
 * Collapsible's prints a `style` attribute.
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
    const header = event.currentTarget.closest('header');
    dropdown.send({
      type: 'hover',
      item: menu.id,
      at: event.timeStamp,
      keyboardFocus: hasKeyboardFocus(openItemIn(header)),
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
    <Collapsible.Root asChild open={open}>
      <li
        data-lintel="item"
        data-item={menu.id}
        className={styles.item}
        onPointerEnter={onPointerEnter}
        onPointerLeave={() => dropdown.send({ type: 'leave' })}
      >
        <Collapsible.Trigger
          id={triggerId}
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
        </Collapsible.Trigger>
        <Panel
          menu={menu}
          id={`${id}-panel`}
          triggerId={triggerId}
          open={open}
          surroundings={surroundings}
          badgeNew={badgeNew}
        />
      </li>
    </Collapsible.Root>
  );
}

/** The item whose panel is open; the language menu is one too. */
export function openItemIn(root: Element | null): Element | null {
  return (
    root
      ?.querySelector(
        ':is([data-lintel="panel"], [data-lintel="language-list"])[data-state="open"]',
      )
      ?.closest('li, [data-lintel="language-menu"]') ?? null
  );
}
