'use client';
import {
  useCallback,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  type RefObject,
} from 'react';

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

/** A function that stays the same, and calls that of the last render. */
export function useStableCallback<Args extends unknown[], Result>(
  call: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useLatestRef(call);
  return useCallback((...args) => latest.current(...args), [latest]);
}

/**
 * Calls back when a framework hides the component but keeps its state, as React
 * does in a hidden `Activity`. Its effects are then cleaned up, but not its
 * insertion effects.
 * @see https://react.dev/reference/react/Activity
 */
export function useWhenHidden(given: () => void): void {
  const call = useStableCallback(given);
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
      if (isMounted.current && !isShown.current) call();
    };
    return () => {
      isShown.current = false;
      // Later, because StrictMode runs effects twice, one right after the other.
      queueMicrotask(report);
    };
  }, [call]);
}

/** A layout effect. On a server, React 18 warns of them. */
export const useBeforePaint =
  typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** An effect for development. Production builds remove it. */
export const useDevelopmentEffect: typeof useEffect =
  process.env.NODE_ENV === 'production' ? () => {} : useEffect;
