'use client';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * The value of the last render, for listeners that stay. Functions in the JSX
 * are new on every render.
 */
export function useLatestRef<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** An effect for development. Production builds remove it. */
export const useDevelopmentEffect: typeof useEffect =
  process.env.NODE_ENV === 'production' ? () => {} : useEffect;
