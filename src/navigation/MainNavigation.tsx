'use client';
import { NavigationMenu } from '@radix-ui/react-navigation-menu';
import React, { Fragment, memo, useRef, type KeyboardEvent } from 'react';
import { isHover } from '../browser/clicks';
import { useContent } from '../parts/ContentProvider';
import { isBar } from '../styles/breakpoints';
import { isRowKey, moveFocus, moveInto } from '../ui/arrowKeys';
import { hasKeyboardFocus } from '../ui/open/keyboardFocus';
import { useLayer } from '../ui/open/useLayer';
import { useOpenValue } from '../ui/open/useOpen';
import { useTakeOver } from '../ui/useTakeOver';
import * as styles from './MainNavigation.css';
import { MenuItem, openItemIn, TopLink } from './MenuItem';
import type { Menus } from './useMenus';

interface MainNavigationProps {
  id: string;
  menus: Menus;
}

// React has it from 19.2. Before, the menus hydrate with the rest.
const { Activity = Fragment } = React;

/**
 * The menus and top-level links. They hydrate after the rest of the header, in
 * pieces between which the browser answers the visitor, and at once if one of
 * them is pressed, or a context around them changes. Memoised, so that the
 * drawer opens without rendering them.
 * @see https://github.com/facebook/react/pull/32863
 */
export const MainNavigation = memo(function MainNavigation(
  props: MainNavigationProps,
) {
  return (
    <Activity>
      <MenuBar {...props} />
    </Activity>
  );
});

/**
 * Follows the APG disclosure navigation. Radix's hover timers are not used: they
 * have other times.
 */
function MenuBar({ id, menus }: MainNavigationProps) {
  const open = useOpenValue(menus.open);
  const { items, messages, direction } = useContent();
  const root = useRef<HTMLElement>(null);
  // Safari's pointer events have no `movementY`.
  const lastY = useRef(0);
  useTakeOver(root, () => keepOpen(root.current!, menus));
  useLayer({
    open,
    root,
    scope: () => openItemIn(root.current),
    opener: (item) => item.querySelector('button'),
    onClose(reason, target) {
      // The backdrop keeps a menu with keyboard focus open (behaviour M5).
      if (target?.closest('[data-lintel="backdrop"]')) return;
      menus.open.change(null, reason);
    },
  });

  return (
    <NavigationMenu
      ref={root}
      id={`${id}-navigation`}
      aria-label={messages.mainNavigation}
      dir={direction}
      activationMode="manual"
      // Beside an open button, Radix would render a tab stop without a name, with a
      // style attribute: https://github.com/radix-ui/primitives/issues/3085
      value=""
      className={items[4] ? styles.crowded : styles.navigation}
      // The panel is below the bar, as wide as the window.
      onPointerMove={({ clientY }) => {
        if (clientY > lastY.current) menus.hover.send({ type: 'aim' });
        lastY.current = clientY;
      }}
      onFocus={() => {
        if (!hasKeyboardFocus(openItemIn(root.current))) return;
        menus.hover.send({ type: 'focus' });
      }}
    >
      <ul className={styles.list} onKeyDownCapture={onArrowKey}>
        {items.map((item, index) =>
          'groups' in item ? (
            <MenuItem
              key={item.id}
              menu={item}
              id={`${id}-menu-${index}`}
              menus={menus}
              open={open === item.id}
            />
          ) : (
            <li key={item.id} data-lintel="item" className={styles.item}>
              <TopLink link={item} />
            </li>
          ),
        )}
      </ul>
    </NavigationMenu>
  );
}

/**
 * Keeps a menu open that CSS has opened before hydration (behaviour M11), because
 * React does not replay pointer and focus events. Returns whether there is one.
 */
function keepOpen(root: HTMLElement, { hover }: Menus): boolean {
  const held = root.querySelector<HTMLElement>(
    '[data-lintel-item]:hover, [data-lintel-item]:focus-within',
  );
  const item = held?.dataset['lintelItem'];
  if (item) hover.send({ type: 'hydrated', item, at: performance.now() });
  root.setAttribute('data-lintel-ready', '');
  return item !== undefined;
}

/**
 * Moves focus along the row, into the open menu with Down, and between its
 * links. Radix's List does the first, but renders a style attribute. Without it,
 * Radix would only prevent the default of these keys.
 */
function onArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  const target = event.target as HTMLElement;
  const row = entriesIn(currentTarget, ':scope > li > :is(a, button)');
  const panel = entriesIn(
    openItemIn(currentTarget),
    '[data-lintel="panel"] :is(a, button)',
  );
  if (!row.includes(target)) {
    // In the list of small screens, these keys scroll the page.
    if (isBar()) moveFocus(event, panel);
    return;
  }
  if (isRowKey(key)) event.stopPropagation();
  if (!/Up|Down/.test(key)) moveFocus(event, row);
  else if (key === 'ArrowDown') moveInto(event, panel);
}

const entriesIn = (root: Element | null, selector: string) => [
  ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
];

interface BackdropProps {
  open: boolean;
  onClose(): void;
}

/** Dims the page behind an open menu. Hovering or clicking it closes the menu (behaviour M5). */
export function Backdrop({ open, onClose }: BackdropProps) {
  return (
    <div
      data-lintel="backdrop"
      data-state={open ? 'open' : 'closed'}
      className={styles.backdrop}
      // A press would move focus to the body.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      // Not `onPointerEnter`: it can open under a pointer at rest.
      onPointerMove={(event) => {
        if (isHover(event)) onClose();
      }}
      onClick={onClose}
    />
  );
}
