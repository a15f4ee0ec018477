import { accent } from './onPage';

/** An outline, not a shadow: forced colours draw outlines only. */
export const focusRing = {
  outline: `2px solid ${accent}`,
  outlineOffset: 2,
};
