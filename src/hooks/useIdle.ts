'use client';
import { useEffect, useState } from 'react';
import { whenIdle } from '../core/whenIdle';

/** How long a page that never rests is waited for, in ms. */
const PATIENCE = 2000;

/** Whether the browser has had nothing else to do since it was `wanted`. */
export function useIdle(wanted: boolean): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (wanted) whenIdle(() => setIdle(true), PATIENCE);
  }, [wanted]);
  return idle;
}
