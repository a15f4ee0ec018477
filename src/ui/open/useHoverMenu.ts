'use client';
import { useEffect, useState, type PointerEvent } from 'react';
import { isHover, whenElsewhere } from '../../browser/clicks';
import { hasKeyboardFocus, isOpenPartFocused } from './keyboardFocus';
import { useLatestRef } from '../effects';
import {
  atRest,
  stepHover,
  type HoverEvent,
  type HoverTimes,
} from './hoverMenu';
import type { Open } from './useOpen';

interface HoverMenuOptions {
  open: Open<string | null>;
  times: HoverTimes;
  /** The element in which keyboard focus keeps an entry open. */
  area(): Element | null | undefined;
  /** Whether a hover opens anything in this window. @default always */
  isHovering?(): boolean;
}

/** What opens by hover: sends events to its rules, with a clock. */
export function useHoverMenu(given: HoverMenuOptions) {
  const latest = useLatestRef(given);
  const [menu] = useState(() => createHoverMenu(() => latest.current));
  const { open } = given;
  useEffect(() => {
    // Something else has opened or closed it.
    const stop = open.subscribe(menu.follow);
    return () => {
      stop();
      menu.stop();
    };
  }, [open, menu]);
  return menu;
}

/** A browser's timer of a longer time ends at once, in ms. */
const LONGEST = 2 ** 31 - 1;

export type HoverMenu = ReturnType<typeof createHoverMenu>;

function createHoverMenu(options: () => HoverMenuOptions) {
  let state = atRest;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The entry that the pointer is in. */
  let inside: string | null = null;
  let pressedBy = '';
  /** What is open, or is going to be if the page follows. */
  let last = options().open.get();

  const isHovering = () => options().isHovering?.() ?? true;

  function send(event: HoverEvent): void {
    const { open, times } = options();
    const {
      state: next,
      delay,
      change,
    } = stepHover(open.get(), state, event, times);
    if (delay !== 'kept') clearTimeout(timer);
    state = next;
    if (typeof delay === 'number' && delay <= LONGEST) {
      timer = setTimeout(elapse, delay);
    }
    if (!change) return;
    last = change.open;
    open.change(change.open, change.reason);
  }

  function elapse() {
    if (isHovering()) send({ type: 'timerElapsed', at: performance.now() });
  }

  return {
    send,
    stop: () => clearTimeout(timer),
    /** Forgets the hover, if what is open has changed for another reason. */
    follow() {
      const now = options().open.get();
      if (now === last) return;
      last = now;
      clearTimeout(timer);
      state = atRest;
    },
    /** A click on the button of an entry. */
    press(item: string, { timeStamp: at, detail }: UIEvent) {
      const pen = pressedBy === 'pen' && detail > 0;
      send({ type: 'press', item, at, pen });
    },
    /** Properties of a button. Safari's clicks do not say which pointer they come from. */
    buttonProps: {
      onPointerDown({ pointerType }: PointerEvent) {
        pressedBy = pointerType;
      },
    },
    /** Properties of an entry: its button and what it opens. */
    itemProps: (item: string) => ({
      // Not when it leaves: what is moved under a pointer is not left.
      onPointerEnter: () => (inside = null),
      // Not on `pointerenter`: browsers also dispatch it if the page moves under
      // a pointer at rest, for example because a banner is closed.
      onPointerMove(event: PointerEvent) {
        if (inside === item || !isHover(event)) return;
        inside = item;
        if (!isHovering()) return;
        const keyboardFocus = isOpenPartFocused();
        send({ type: 'hover', item, at: event.timeStamp, keyboardFocus });
      },
      onPointerLeave({ nativeEvent }: PointerEvent) {
        whenElsewhere(nativeEvent, () => {
          if (!isHovering()) return;
          const keyboardFocus = hasKeyboardFocus(options().area() ?? null);
          send({ type: 'leave', keyboardFocus });
        });
      },
    }),
  };
}
