import { useRef, type ReactNode, type RefObject } from 'react';
import { InsideOpenPart } from '../ui/openParts';
import { useStore } from '../ui/useStore';
import * as styles from './Drawer.css';
import { drawerDialog } from './DrawerPart';

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
  const drawer = useStore(drawerDialog, null);
  return (
    <>
      <div ref={carried} className={styles.place}>
        <InsideOpenPart.Provider value={place !== null}>
          {children}
        </InsideOpenPart.Provider>
      </div>
      {place && drawer ? (
        <drawer.MoveActions carried={carried} place={place} />
      ) : null}
    </>
  );
}
