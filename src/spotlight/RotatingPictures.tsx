'use client';
import { createContext, useContext, useRef, useState } from 'react';
import { createLoader } from '../browser/loader';
import { useLoaded } from '../ui/useStore';
import { usePage } from '../parts/usePage';
import { wide } from '../styles/breakpoints';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Pictures, type PicturesProps, type Rotation } from './Pictures';

/**
 * Whether the menu is open. A context, so that opening the menu does not render
 * its links again. Always false in the drawer and in plain lists, which show the
 * first picture only.
 */
export const PanelOpen = createContext(false);

const part = 'carousel';
const carousel = createLoader(part, () => import('./Carousel'));

/**
 * The pictures, which rotate while their menu is open. The first picture is
 * shown until the carousel has loaded, or if it cannot be loaded.
 */
export function RotatingPictures(props: PicturesProps) {
  const isSeen = useContext(PanelOpen);
  const shown = usePage((page) => isSeen && !!page?.matches(wide));
  // Another spotlight may have loaded the carousel. One that is never shown, as
  // in the drawer, has no controls.
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  const isWanted = wasShown && props.pictures.length > 1;
  const loaded = useLoaded(carousel, isWanted);
  const frame = useRef<HTMLDivElement>(null);
  const [rotation, setRotation] = useState<Rotation>();
  return (
    <Pictures {...props} rotation={rotation} frame={frame}>
      {isWanted && loaded ? (
        <ErrorBoundary part={part} onError={() => setRotation(undefined)}>
          <loaded.Carousel
            id={props.id}
            label={props.label}
            count={props.pictures.length}
            shown={shown}
            frame={frame}
            onRotation={setRotation}
          />
        </ErrorBoundary>
      ) : null}
    </Pictures>
  );
}
