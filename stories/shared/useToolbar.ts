import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Setting } from '../../.storybook/setting';
import { toolbar } from '../../.storybook/toolbar';

interface Globals {
  globals: Partial<Setting>;
}

/** What is chosen in the toolbar, for pages that show stories in frames. */
export function useToolbar(): Partial<Setting> {
  const [chosen, setChosen] = useState(lastChosen);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = () => setChosen(lastChosen);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return chosen;
}

function lastChosen(): Partial<Setting> {
  const channel = addons.getChannel();
  const [event] = (channel.last(GLOBALS_UPDATED) ??
    channel.last(SET_GLOBALS) ??
    []) as [Globals?];
  return Object.fromEntries(
    Object.entries(event?.globals ?? {}).filter(
      ([name, value]) => name in toolbar && value !== undefined,
    ),
  );
}

/** A setting in an address: `language:de;theme:dark-background`. */
export const globalsOf = (setting: object): string =>
  Object.entries(setting)
    .map((pair) => pair.join(':'))
    .join(';');
