import { cdp } from 'vitest/browser';
import type { Point } from './input';

/** The real wheel of Chromium. The protocol counts from the corner of the window. */
export function wheelAt({ x, y }: Point, deltaY: number): Promise<unknown> {
  const frame = window.frameElement!.getBoundingClientRect();
  return cdp().send(
    'Input.dispatchMouseEvent' as never,
    {
      type: 'mouseWheel',
      x: frame.x + x,
      y: frame.y + y,
      deltaX: 0,
      deltaY,
    } as never,
  ) as Promise<unknown>;
}
