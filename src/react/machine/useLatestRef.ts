'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** The value of the last rendering, for listeners that stay: functions in the JSX are new at each. */
export function useLatestRef<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
