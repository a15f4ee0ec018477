'use client';
import { useEffect, useState } from 'react';

/** Whether the browser has had nothing else to do since it was `wanted`; in engines without a word for that, a moment later. */
export function useIdle(wanted: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const call = () => setIdle(true);
    if (typeof requestIdleCallback === 'function') requestIdleCallback(call);
    else setTimeout(call, 200);
  }, [wanted]);
  return idle;
}
