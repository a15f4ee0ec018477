'use client';
import {
  useCallback,
  useEffect,
  useRef,
  type MouseEvent,
  type RefObject,
} from 'react';
import { closeOnLink, isPlainClick } from '../browser/clicks';
import { wantsStillness } from '../browser/media';
import { jumpToSection } from './sectionJump';

/**
 * Returns the click handler of the links, which runs before the browser follows
 * the link (behaviour S2).
 *
 * @param button visible only if the navigation is a bar
 * @param onOpenChange closes the bar's list
 */
export function useSectionJump(
  button: RefObject<HTMLElement | null>,
  onOpenChange: (open: false, reason: 'navigate') => void,
): (event: MouseEvent<HTMLAnchorElement>, section: string) => void {
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  return useCallback(
    (event, section) => {
      if (!isPlainClick(event)) return;
      const isBar = button.current!.getClientRects().length > 0;
      if (isBar) {
        closeOnLink(event.nativeEvent, () => onOpenChange(false, 'navigate'));
      }
      const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
      const target = root.getElementById(section);
      if (!target) return;
      stop.current();
      stop.current = jumpToSection(target, !isBar && !wantsStillness());
    },
    [button, onOpenChange],
  );
}
