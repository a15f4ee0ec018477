'use client';
import { useEffect, type RefObject } from 'react';

/**
 * Sets `data-ready` once the element is hydrated. From then on, CSS opens nothing
 * on hover or focus (behaviour M11). Not by rendering, because the whole component
 * would be rendered again for one attribute.
 */
export function useReadyMark(element: RefObject<Element | null>): void {
  useEffect(() => element.current?.setAttribute('data-ready', ''), [element]);
}
