import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { forceStates, type States } from './forceStates';

/**
 * Forces the states of a story once its checks are done, which look at the page
 * as it is. Returns a function that undoes it. Tests have no channel: there,
 * pictures force them.
 */
export function forceStatesAtEnd(states: States | undefined): () => void {
  if (!states || !addons.hasChannel()) return () => {};
  const channel = addons.getChannel();
  let release = () => {};
  const force = () => {
    release = forceStates(states);
  };
  channel.once(STORY_FINISHED, force);
  return () => {
    channel.off(STORY_FINISHED, force);
    release();
  };
}
