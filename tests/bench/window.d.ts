import type { Observed } from './observe.mjs';

declare global {
  interface Window {
    observed?: Observed;
    /** The number of commits of React so far. */
    commits?: number;
  }
}
