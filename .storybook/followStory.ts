import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

interface Prepared {
  parameters: { viewport?: { defaultViewport?: string } };
}

/** Storybook's own global, which is there from the beginning. */
interface Viewport {
  value?: string;
}

/**
 * Gives each story the window of its parameters, which the toolbar can change.
 * Storybook itself reads only globals of the story, which would lock the
 * toolbar.
 * https://storybook.js.org/docs/essentials/viewport#globals
 */
export function followStory(api: API): void {
  let last: string | null | undefined = null;
  api.on(STORY_PREPARED, ({ parameters }: Prepared) => {
    const wanted = parameters.viewport?.defaultViewport;
    // The address of the first story may name a window.
    const { value } = (api.getGlobals()['viewport'] ?? {}) as Viewport;
    const isGiven = last === null && Boolean(value);
    if (!isGiven && wanted !== (last ?? undefined)) {
      const viewport = { value: wanted, isRotated: false };
      api.updateGlobals({ viewport });
    }
    last = wanted;
  });
}
