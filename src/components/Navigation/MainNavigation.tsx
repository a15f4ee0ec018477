'use client';
import {
  NavigationMenu,
  NavigationMenuItem,
  NavigationMenuLink,
} from '@radix-ui/react-navigation-menu';
import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { isRowKey } from '../../core/browser/arrowKeys';
import type { Dropdown } from '../../core/navigation/dropdown';
import { hasKeyboardFocus } from '../../core/browser/keyboardFocus';
import { isMenu } from '../../content/navigation';
import { useContent } from '../../react/content/useContent';
import { useDismiss } from '../../react/navigation/useDismiss';
import * as styles from './MainNavigation.css';
import { isBar, MenuItem, openItemIn } from './MenuItem';
import { TopLink } from './TopLink';

export interface MainNavigationProps {
  id: string;
  dropdown: Dropdown;
  open: string | null;
}

/**
 * The mega-menus and top-level links: APG's disclosure navigation. The machine
 * decides what is open; Radix's own hover timers are off.
 */
export function MainNavigation({ id, dropdown, open }: MainNavigationProps) {
  const { navigation, messages, direction = 'ltr' } = useContent();
  const root = useRef<HTMLElement>(null);
  const clickedAt = useRef(0);
  useDismiss(open !== null, root, {
    onEscape: () => closeKeepingFocus(root.current, dropdown, 'escape'),
    onPressOutside: (target) => closeByPressOutside(target, dropdown),
  });

  return (
    <NavigationMenu
      ref={root}
      id={`${id}-navigation`}
      aria-label={messages.mainNavigation}
      dir={direction}
      activationMode="manual"
      value={open ?? ''}
      onValueChange={(value) =>
        dropdown.send({
          type: 'press',
          item: value || open!,
          at: clickedAt.current,
        })
      }
      className={styles.navigation}
      onClickCapture={({ timeStamp }) => {
        clickedAt.current = timeStamp;
      }}
      onFocus={() => keepWhereFocusIs(root.current, dropdown)}
      onBlur={(event) => closeWhenFocusLeaves(event, dropdown)}
    >
      <ul
        className={styles.list}
        onKeyDownCapture={(event) =>
          moveFocus(event, direction === 'rtl' ? -1 : 1)
        }
      >
        {navigation.items.map((item, index) =>
          isMenu(item) ? (
            <MenuItem
              key={item.id}
              menu={item}
              id={`${id}-menu-${index}`}
              dropdown={dropdown}
              open={open === item.id}
            />
          ) : (
            <NavigationMenuItem
              key={item.id}
              value={item.id}
              className={styles.item}
            >
              <NavigationMenuLink asChild>
                <TopLink link={item} />
              </NavigationMenuLink>
            </NavigationMenuItem>
          ),
        )}
      </ul>
    </NavigationMenu>
  );
}

/** A menu that CSS held open before hydration stays open: pointer and focus events are not replayed. */
export function useSeedFromPointerAndFocus(
  root: RefObject<HTMLElement | null>,
  dropdown: Dropdown,
) {
  useEffect(() => {
    const held = root.current?.querySelector<HTMLElement>(
      '[data-item]:hover, [data-item]:focus-within',
    );
    const item = held?.dataset['item'];
    if (item) {
      dropdown.send({ type: 'hydrated', item, at: performance.now() });
    }
  }, [root, dropdown]);
}

/** Closes the open menu; focus that was in it moves to its button, as a hidden element loses it. */
export function closeKeepingFocus(
  root: HTMLElement | null,
  dropdown: Dropdown,
  reason: 'escape' | 'navigate',
): void {
  const item = openItemIn(root);
  const hadFocus = item?.contains(document.activeElement);
  dropdown.send({ type: 'dismiss', reason });
  // On small screens the whole list closes, and its button takes the focus.
  if (hadFocus && isBar()) item?.querySelector('button')?.focus();
}

/** A hover that began before the keyboard came must not take the menu away from it. */
function keepWhereFocusIs(root: HTMLElement | null, dropdown: Dropdown): void {
  if (hasKeyboardFocus(openItemIn(root))) dropdown.send({ type: 'leave' });
}

/** A `null` target is a window switch, or Safari's unfocused button: nothing has left. */
function closeWhenFocusLeaves(
  { target, relatedTarget }: FocusEvent<HTMLElement>,
  dropdown: Dropdown,
): void {
  const item = target.closest('li[data-item]');
  const leaves =
    item?.querySelector('[data-state="open"]') &&
    relatedTarget &&
    !item.contains(relatedTarget);
  if (leaves && isBar()) dropdown.send({ type: 'dismiss', reason: 'blur' });
}

/** The backdrop has a rule of its own: it spares a menu with keyboard focus. */
function closeByPressOutside(target: Element, dropdown: Dropdown): void {
  // In the list a panel that closes would move what is being pressed.
  if (target.closest('[data-lintel="backdrop"]') || !isBar()) return;
  dropdown.send({ type: 'dismiss', reason: 'outside' });
}

/**
 * Arrow keys, Home and End move the focus along the row, as in APG's hybrid of
 * disclosure and navigation, and Down moves it into the open menu. Radix does
 * so in its List, which prints a style attribute; without that it would only
 * keep these keys from the page.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
function moveFocus(event: KeyboardEvent<HTMLElement>, forward: 1 | -1): void {
  const { key, currentTarget, ctrlKey, metaKey, altKey, shiftKey } = event;
  const entries = [
    ...currentTarget.querySelectorAll<HTMLElement>(
      ':scope > li > a, :scope > li > button',
    ),
  ];
  const index = entries.indexOf(event.target as HTMLElement);
  if (index < 0 || !isRowKey(key)) return;
  event.stopPropagation();
  if (ctrlKey || metaKey || altKey || shiftKey) return;
  const target =
    key === 'ArrowDown'
      ? openItemIn(currentTarget)?.querySelector<HTMLElement>('div a')
      : {
          ArrowRight: entries[index + forward],
          ArrowLeft: entries[index - forward],
          Home: entries[0],
          End: entries.at(-1),
        }[key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
