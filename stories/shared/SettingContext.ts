import { createContext, useContext } from 'react';
import type { Setting } from '../../.storybook/setting';

/** The setting of the story that is shown. */
export const SettingContext = createContext<Setting | null>(null);

/** The setting of the story: the page's theme, its language, its visitor … */
export function useSetting(): Setting {
  const setting = useContext(SettingContext);
  if (!setting) throw new Error('There is no setting outside of a story.');
  return setting;
}
