import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';
import { USUAL_WINDOW } from './viewports';

interface Prepared {
  parameters: { window?: string };
}

/**
 * Gives each story the window of its parameters. The toolbar and an address can
 * choose another one, which `globals` of the story would not allow.
 * https://storybook.js.org/docs/essentials/viewport#globals
 */
export function followStory(api: API): void {
  let isInAddress = location.search.includes('viewport.value');
  let last = USUAL_WINDOW;
  api.on(STORY_PREPARED, ({ parameters }: Prepared) => {
    const { window: value = USUAL_WINDOW } = parameters;
    if (value !== last && !isInAddress)
      api.updateGlobals({ viewport: { value, isRotated: false } });
    isInAddress = false;
    last = value;
  });
}
