import type { Observed } from './measurements/observe.mjs';

declare global {
  interface Window {
    observed?: Observed;
    /** The time until a menu is painted, in ms. `undefined` if it is not. */
    opening?: Promise<number | undefined>;
    /** The number of commits of React so far. */
    commits?: number;
  }
}
