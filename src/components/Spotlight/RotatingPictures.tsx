'use client';
import { createContext, createElement, useContext, useState } from 'react';
import { createLoader } from '../../core/machine/loader';
import { useLoaded } from '../../react/machine/useStore';
import { useMedia } from '../../react/page/usePage';
import { wide } from '../../styles/breakpoints';
import { ErrorBoundary } from '../shared/ErrorBoundary';
import { Pictures, type PicturesProps, type Rotation } from './Pictures';

/**
 * Whether the menu is open: a context, so that opening it draws none of its
 * links anew. Never in the drawer and in plain lists: there the first is shown.
 */
export const PanelOpen = createContext(false);

const part = 'carousel';
const carousel = createLoader(part, () => import('./Carousel'));

/**
 * The pictures, which take turns once their menu is open: until the carousel
 * is loaded, and where it cannot be, the first is shown, and stays the element
 * it is.
 */
export function RotatingPictures(props: PicturesProps) {
  const isSeen = useContext(PanelOpen);
  const isBar = useMedia(wide);
  const shown = isSeen && isBar;
  const loaded = useLoaded(carousel, shown && props.pictures.length > 1);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [rotation, setRotation] = useState<Rotation>();
  return (
    <Pictures {...props} rotation={rotation} frame={setFrame}>
      {loaded && frame ? (
        <ErrorBoundary part={part} onError={() => setRotation(undefined)}>
          {createElement(loaded.Carousel, {
            id: props.id,
            label: props.label,
            count: props.pictures.length,
            shown,
            frame,
            onRotation: setRotation,
          })}
        </ErrorBoundary>
      ) : null}
    </Pictures>
  );
}
