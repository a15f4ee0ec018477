'use client';
import { useEffect, useState } from 'react';

/** How long a page that never rests is waited for, in ms. */
const PATIENCE = 2000;

/**
 * Whether the browser has had nothing else to do since it was `wanted`, or has
 * been busy for so long that it may never rest, as under an endless animation;
 * in engines without a word for that, a moment later.
 * https://w3c.github.io/requestidlecallback/#the-requestidlecallback-method
 */
export function useIdle(wanted: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const call = () => setIdle(true);
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(call, { timeout: PATIENCE });
    } else setTimeout(call, 200);
  }, [wanted]);
  return idle;
}
