import { low, wide } from '../breakpoints';

/** Where the header changes, in px. */
export const breakpoints = {
  /** Bar and panels from this width on, the drawer below. */
  wide: pixelsIn(wide),
  /** Nothing stays in view on screens as low as this. */
  low: pixelsIn(low),
};

function pixelsIn(query: string): number {
  return Number.parseInt(/\d+/.exec(query)![0], 10);
}
