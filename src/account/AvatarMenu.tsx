'use client';
import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import {
  DropdownMenu,
  DropdownMenuTrigger,
} from '@radix-ui/react-dropdown-menu';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { isPlainClick } from '../browser/clicks';
import { onEvents, onSize, together } from '../browser/events';
import { useContent } from '../parts/ContentProvider';
import type { HoverMenu } from '../ui/open/useHoverMenu';
import { useLayer } from '../ui/open/useLayer';
import {
  AccountCard,
  focusItem,
  type AccountCardProps,
  type MenuEnd,
} from './AccountCard';
import { ACCOUNT } from './accountItem';
import { ExistingTrigger } from './radixMends';

export interface AvatarMenuProps extends AccountCardProps {
  hover: HoverMenu;
}

/**
 * The account menu, built on Radix's DropdownMenu and loaded for logged-in
 * visitors only. The avatar is already on the page and stays the same element,
 * so that hover, focus and a press in progress are not lost.
 */
export function AvatarMenu(props: AvatarMenuProps) {
  const { area, avatar, open, opening } = props;
  const { direction } = useContent();
  const end = useRef<MenuEnd>('first');
  const [card, setCard] = useState<HTMLElement | null>(null);
  useLayer({
    open,
    root: area,
    opener: () => avatar.current,
    onClose: (reason) => opening.change(null, reason),
  });
  useLanguageMenuShift(area);
  useButton(props, end);

  // Radix renders again after it mounts, so it waits for the menu to open, and stays
  // until the card has left.
  return open || card ? (
    <DropdownMenu
      modal={false}
      dir={direction}
      open={open}
      // Only called when the window loses focus. Everything else has a handler that knows the reason.
      onOpenChange={() => opening.change(null, 'blur')}
    >
      <DropdownMenuTrigger asChild>
        <ExistingTrigger element={avatar} />
      </DropdownMenuTrigger>
      <AccountCard {...props} {...{ end, card, setCard }} />
      {/* Above Radix's layer, so that it leaves Escape to ours. It would prevent the
          key's default also if the key is for a popover of the page. */}
      {open ? <DismissableLayer hidden /> : null}
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
  { area, avatar, open, opening, hover }: AvatarMenuProps,
  end: RefObject<MenuEnd>,
): void {
  // A layout effect, so that a key pressed before the next task uses the current state.
  useLayoutEffect(() => {
    function enter(at: MenuEnd) {
      end.current = at;
      if (open) focusItem(area.current!, at);
      else opening.change(ACCOUNT, 'key');
    }
    return onEvents(avatar.current!, {
      click(event: MouseEvent) {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // A click without a pointer comes from a screen reader, which goes on reading in the menu.
        if (event.detail === 0 && !open) enter('first');
        else hover.press(ACCOUNT, event);
      },
      keydown(event: KeyboardEvent) {
        const { key } = event;
        const toggles = key === 'Enter' || key === ' ';
        if (!toggles && key !== 'ArrowDown' && key !== 'ArrowUp') return;
        // Prevents the link's click and scrolling.
        event.preventDefault();
        if (toggles && open) hover.press(ACCOUNT, event);
        else enter(key === 'ArrowUp' ? 'last' : 'first');
      },
    });
  }, [open, opening, area, avatar, hover, end]);
}
