import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { Setting } from '../../.storybook/setting';
import { toolbar } from '../../.storybook/toolbar';

interface DocumentationWindow extends Window {
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: { userGlobals: { get(): Partial<Setting> } };
  };
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

/** The last event of the channel may come from a frame of the page. */
function lastChosen(): Partial<Setting> {
  const page = window as unknown as DocumentationWindow;
  return Object.fromEntries(
    Object.entries(
      page.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.get(),
    ).filter(([name, value]) => name in toolbar && value !== undefined),
  );
}

/** A setting in an address: `language:de;theme:dark-background`. */
export const globalsOf = (setting: object): string =>
  Object.entries(setting)
    .map((pair) => pair.join(':'))
    .join(';');
