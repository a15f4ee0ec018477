'use client';
import { useEffect, useState, type RefObject } from 'react';
import { createLoader } from '../browser/loader';
import { useLoaded } from '../ui/useStore';

const scrollHider = createLoader('header', () => import('./hideOnScroll'));

/**
 * Whether the page is being scrolled down. What finds that out is loaded only
 * if it is on. If it cannot be loaded, the header stays in view.
 */
export function useHideOnScroll(
  header: RefObject<HTMLElement | null>,
  isOn: boolean,
): boolean {
  const [hidden, setHidden] = useState(false);
  const loaded = useLoaded(scrollHider, isOn);
  useEffect(() => {
    if (isOn) return loaded?.hideOnScroll(header.current!, setHidden);
  }, [header, isOn, loaded]);
  return hidden;
}
