'use client';
import {
  forwardRef,
  useEffect,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { onSize, together } from '../browser/events';
import * as styles from './PrimaryAction.css';

/**
 * Whether the primary action fits into the bar. CSS has decided that before
 * hydration: what does not fit is on a second line, which is cut off.
 *
 * @param isWatched whether it is the bar of a small screen, without the list
 */
export function useFits(
  action: RefObject<HTMLElement | null>,
  isWatched: boolean,
): boolean {
  const [fits, setFits] = useState(true);
  useEffect(() => {
    const element = action.current;
    const row = element?.parentElement;
    if (!isWatched || !row) return;
    const measure = () => {
      // The drawer may have it.
      if (!row.contains(element)) return;
      setFits(element.offsetTop < row.offsetTop + row.clientHeight);
    };
    return together(onSize(row, measure), onSize(element, measure));
  }, [action, isWatched]);
  return fits;
}

interface PrimaryActionProps {
  /** Whether it fits into the bar. Otherwise the drawer has it. */
  fits: boolean;
  children: ReactNode;
}

/** The action that is in the bar on phones, too, if it fits. The ref is what moves into the drawer. */
export const PrimaryAction = forwardRef<HTMLDivElement, PrimaryActionProps>(
  function PrimaryAction({ fits, children }, ref) {
    return (
      <div
        data-lintel="primary-action"
        data-lintel-fits={fits ? undefined : 'false'}
        className={styles.row}
      >
        <div ref={ref} className={styles.action}>
          {children}
        </div>
      </div>
    );
  },
);
