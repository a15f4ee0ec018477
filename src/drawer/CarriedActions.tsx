import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { InsideOpenPart } from '../ui/openParts';
import * as styles from './Drawer.css';

export interface CarriedActionsProps {
  /** Their place in the open drawer. `null` while it is closed. */
  place: RefObject<HTMLElement | null> | null;
  children: ReactNode;
}

/**
 * The actions of a header. They are rendered in its bar, and the element around
 * them is moved into the open drawer, because rendering them there would lose
 * their state.
 */
export function CarriedActions({ place, children }: CarriedActionsProps) {
  const carried = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={carried} className={styles.place}>
        <InsideOpenPart.Provider value={place !== null}>
          {children}
        </InsideOpenPart.Provider>
      </div>
      {place ? <Move carried={carried} place={place} /> : null}
    </>
  );
}

interface MoveProps {
  carried: RefObject<HTMLElement | null>;
  place: RefObject<HTMLElement | null>;
}

/** A component of its own, because a server cannot have its effect. */
function Move({ carried, place }: MoveProps) {
  useLayoutEffect(() => {
    const element = carried.current!;
    const home = element.parentElement!;
    moveInto(place.current!, element);
    // Before React removes it, or the bar.
    return () => moveInto(home, element);
  }, [carried, place]);
  return null;
}

function moveInto(parent: Element, element: Element): void {
  const { activeElement } = element.getRootNode() as Document;
  // Keeps frames and the selection, too, in browsers that have it.
  // https://developer.mozilla.org/docs/Web/API/Element/moveBefore
  if (parent.isConnected && element.isConnected && 'moveBefore' in parent) {
    (parent.moveBefore as Element['insertBefore'])(element, null);
  } else {
    parent.append(element);
  }
  if (element.contains(activeElement)) {
    (activeElement as HTMLElement).focus({ preventScroll: true });
  }
}
