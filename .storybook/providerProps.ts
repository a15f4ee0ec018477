import type { LintelContent, LintelProviderProps } from '../src/index';
import { languageSettings } from './languages';
import type { Setting } from './setting';
import { site } from './site';

/** What the loaders of `preview.tsx` give to a story. */
export interface Loaded {
  setting: Setting;
  content: LintelContent;
}

/** What the app around a story provides. */
export function providerProps({
  setting: { language, consent },
  content,
}: Loaded): Omit<LintelProviderProps, 'children'> {
  return { site, ...languageSettings(language), content, consent };
}
