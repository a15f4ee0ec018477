'use client';
import {
  DropdownMenu,
  DropdownMenuTrigger,
} from '@radix-ui/react-dropdown-menu';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  type RefObject,
} from 'react';
import { stepAccountMenu, type AccountMenuMachine } from './accountMenuState';
import { isHover, isPlainClick, whenElsewhere } from '../browser/clicks';
import { hasKeyboardFocus, isOpenPartFocused } from '../browser/focus';
import { onEvents, onSize, together } from '../browser/events';
import { useContent } from '../parts/ContentProvider';
import { useMachine } from '../ui/machine';
import { useOnlyOpen } from '../ui/openParts';
import { usePresence } from './usePresence';
import type { OpenReason } from '../ui/useOpenState';
import { AccountCard, focusItem, type MenuEnd } from './AccountCard';
import type { AvatarMenuProps } from './Avatar';
import { ExistingTrigger } from './radixMends';

/**
 * The account menu, built on Radix's DropdownMenu and loaded for logged-in
 * visitors only. The avatar is already on the page and stays the same element,
 * so that hover, focus and a press in progress are not lost.
 */
export function AvatarMenu({
  id,
  area,
  avatar,
  user,
  open,
  onOpenChange,
  reflexClickMs,
}: AvatarMenuProps) {
  const { direction } = useContent();
  const focusOnOpen = useRef<MenuEnd | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const isPresent = usePresence(open, card);
  const machine = useMachine(
    stepAccountMenu,
    () => ({ open, hoveredAt: null }),
    {
      open,
      reflexClickMs,
      onChange(next, reason) {
        // If the page refused to open the menu for a key, focus must not move later.
        if (reason !== 'key') focusOnOpen.current = null;
        onOpenChange(next.open, reason);
      },
    },
  );
  const dismiss = useCallback(
    (reason: OpenReason) => machine.send({ type: 'dismiss', reason }),
    [machine],
  );
  useOnlyOpen(open, dismiss);
  useHoverArea(area, machine);
  useLanguageMenuShift(area);
  useButton({ area, avatar }, machine, open, focusOnOpen);
  useEffect(() => {
    // The page may close it through `open`, without an event.
    if (!open) focusOnOpen.current = null;
  }, [open]);

  // Radix renders again after it mounts, so it waits for the menu to open.
  return isPresent ? (
    <DropdownMenu
      modal={false}
      dir={direction}
      open={open}
      // Only called when the window loses focus. Everything else has a handler that knows the reason.
      onOpenChange={() => dismiss('blur')}
    >
      <DropdownMenuTrigger asChild>
        <ExistingTrigger element={avatar} />
      </DropdownMenuTrigger>
      <AccountCard
        {...{ id, area, avatar, card, open, focusOnOpen, user }}
        onDismiss={dismiss}
      />
    </DropdownMenu>
  ) : null;
}

/**
 * Moves the language menu up to the avatar. The slot keeps the width of Log In,
 * which was reserved until the login check completed. Browsers do not count a
 * transform as a layout shift. With large text, the slot may be on the next line.
 */
function useLanguageMenuShift(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = ref.current!;
    const slot = area.closest(
      '[data-lintel="language-menu"] + [data-lintel="account"]',
    );
    if (!slot) return;
    const menu = slot.previousElementSibling as HTMLElement;
    const move = () => {
      const inner = area.getBoundingClientRect();
      const outer = slot.getBoundingClientRect();
      const isBeside = menu.getBoundingClientRect().bottom > outer.top;
      // At the slot's end, which is on the left in right-to-left text.
      const gap = inner.left - outer.left + inner.right - outer.right;
      menu.style.translate = isBeside ? `${gap}px` : '';
    };
    const stops = [slot, slot.parentElement!].map((part) => onSize(part, move));
    return together(...stops, () => {
      menu.style.translate = '';
    });
  }, [ref]);
}

/** Makes the avatar the menu's button. */
function useButton(
  { area, avatar }: Pick<AvatarMenuProps, 'area' | 'avatar'>,
  machine: AccountMenuMachine,
  open: boolean,
  focusOnOpen: RefObject<MenuEnd | null>,
): void {
  // A layout effect, so that a key pressed before the next task uses the current state.
  useLayoutEffect(() => {
    let pen = false;
    function press({ timeStamp, detail }: UIEvent) {
      focusOnOpen.current = null;
      machine.send({ type: 'press', at: timeStamp, pen: pen && detail > 0 });
    }

    function enter(end: MenuEnd) {
      // If it were stored while the menu is open, the next hover would move focus.
      if (open) focusItem(area.current!, end);
      else focusOnOpen.current = end;
      machine.send({ type: 'key' });
    }

    return onEvents(avatar.current!, {
      // Safari's clicks do not say which pointer they come from.
      pointerdown({ pointerType }: PointerEvent) {
        pen = pointerType === 'pen';
      },
      click(event: MouseEvent) {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // A click without a pointer comes from a screen reader, which goes on reading in the menu.
        if (event.detail === 0 && !open) enter('first');
        else press(event);
      },
      keydown(event: KeyboardEvent) {
        const { key } = event;
        const toggles = key === 'Enter' || key === ' ';
        if (!toggles && key !== 'ArrowDown' && key !== 'ArrowUp') return;
        // Prevents the link's click and scrolling.
        event.preventDefault();
        if (toggles && open) press(event);
        else enter(key === 'ArrowUp' ? 'last' : 'first');
      },
    });
  }, [open, area, avatar, machine, focusOnOpen]);
}

/** Opens the menu when the pointer enters the area and closes it when it leaves (behaviour A6). Ignores touch. */
function useHoverArea(
  ref: RefObject<HTMLElement | null>,
  machine: AccountMenuMachine,
): void {
  useEffect(() => {
    const area = ref.current!;
    const hover = (at: number) =>
      machine.send({ type: 'hover', at, keyboardFocus: isOpenPartFocused() });
    // The pointer may already be there when this part has loaded.
    let isInside = area.matches(':hover');
    if (isInside) hover(performance.now());
    // A key keeps a menu open that the pointer has just left (behaviour M6).
    const leave = () => {
      if (isInside) return;
      machine.send({ type: 'leave', keyboardFocus: hasKeyboardFocus(area) });
    };
    return onEvents(area, {
      // A menu that is moved under a pointer is not left.
      pointerenter() {
        isInside = false;
      },
      // Not `pointerenter`: the page may have moved under a pointer at rest.
      pointermove(event: PointerEvent) {
        if (isInside || !isHover(event)) return;
        isInside = true;
        hover(event.timeStamp);
      },
      pointerleave(event: PointerEvent) {
        isInside = false;
        whenElsewhere(event, leave);
      },
      keyup: leave,
    });
  }, [ref, machine]);
}
