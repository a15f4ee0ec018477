import { surface } from './theme.css';

/** An outline, not a shadow: forced colours draw outlines only. */
export const focusRing = {
  outline: `2px solid ${surface.accent}`,
  outlineOffset: 2,
};
