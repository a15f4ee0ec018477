import { describe, expect, it } from 'vitest';
import { expectGradual, framesOf, hold, press } from '../browser/frames';
import { waitForMotion } from '../browser/waitForMotion';
import { computed } from '../header/headerParts';
import { pageButton, scroller, sheet, showPhone } from './drawerParts';

const crossButton = () =>
  sheet().querySelector('[data-lintel="drawer-toggle"]')!;
const logoIn = (drawer: Element) =>
  drawer.querySelector('[data-lintel="logo"]')!;

describe('the drawer', () => {
  it.each([
    ['phone', 375],
    ['tablet', 800],
  ])(
    'slides in and out with its words on a %s, and its button stays',
    async (_, width) => {
      await showPhone({ width });
      await waitForMotion();
      const look = () => ({
        edge: Math.round(sheet().getBoundingClientRect().left),
        words: Math.round(scroller().getBoundingClientRect().left),
        opacity: Number(computed(sheet()).opacity),
        button: Math.round(crossButton().getBoundingClientRect().left),
        visibility: computed(scroller()).visibility,
      });
      const held = hold();
      await press(pageButton());
      const coming = framesOf(held, look);
      held.finish();
      const place = look();
      const again = hold();
      await press(crossButton());
      const leaving = framesOf(again, look);
      expectGradual(
        coming.map(({ edge }) => edge),
        width,
        place.edge,
      );
      expectGradual(
        leaving.map(({ edge }) => edge),
        place.edge,
        width,
      );
      expect(leaving.at(-1)!.visibility).toBe('hidden');
      for (const frame of [...coming, ...leaving]) {
        expect(frame.opacity).toBe(1);
        expect(frame.words - frame.edge).toBe(place.words - place.edge);
        expect(Math.abs(frame.button - place.button)).toBeLessThanOrEqual(1);
      }
      expect(logoIn(sheet()).checkVisibility()).toBe(width < 744);
    },
  );
});
