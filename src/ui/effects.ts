'use client';
import { useEffect, useInsertionEffect, useRef, type RefObject } from 'react';

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

/**
 * Calls back when a framework hides the component but keeps its state, as React
 * does in a hidden `Activity`. Its effects are then cleaned up, but not its
 * insertion effects.
 * @see https://react.dev/reference/react/Activity
 */
export function useWhenHidden(call: () => void): void {
  const latest = useLatestRef(call);
  const isMounted = useRef(false);
  const isShown = useRef(false);
  useInsertionEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useEffect(() => {
    isShown.current = true;
    const report = () => {
      if (isMounted.current && !isShown.current) latest.current();
    };
    return () => {
      isShown.current = false;
      // Later, because StrictMode runs effects twice, one right after the other.
      queueMicrotask(report);
    };
  }, [latest]);
}

/** An effect for development. Production builds remove it. */
export const useDevelopmentEffect: typeof useEffect =
  process.env.NODE_ENV === 'production' ? () => {} : useEffect;
