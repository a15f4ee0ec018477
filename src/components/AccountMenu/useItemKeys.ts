'use client';
import { useRef, type KeyboardEvent } from 'react';
import { findByKey, findByText } from './findItem';
import { itemsOf } from './focusItem';

/** What is typed within this time (ms) of the letter before is one word. */
const SAME_WORD = 1000;

/**
 * The keys of a menu, heard before Radix hears them: it moves the focus in a
 * timer, and Enter at once after an arrow would follow the item before.
 */
export function useItemKeys(
  onTab: () => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const word = useRef({ text: '', at: 0 });

  function type(event: KeyboardEvent<HTMLElement>): string {
    const { text, at } = word.current;
    const before = event.timeStamp - at < SAME_WORD ? text : '';
    // Space is a letter within a word, and a press before it.
    if (event.key.length > 1 || (event.key === ' ' && !before)) return '';
    word.current = { text: before + event.key, at: event.timeStamp };
    return word.current.text;
  }

  return (event) => {
    const { key, target } = event;
    if (key === 'Tab') return onTab();
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const items = itemsOf(event.currentTarget);
    const focused = document.activeElement;
    const typed = type(event);
    if (key === ' ') event.preventDefault();
    if (key === ' ' && !typed && items.includes(target as HTMLElement)) {
      (target as HTMLElement).click();
      return;
    }
    const next = typed
      ? findByText(typed, items, focused)
      : !event.shiftKey && findByKey(key, items, focused);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}
