'use client';
import { messageOf } from '../content/guardContent';
import type { Messages } from '../content/messages';
import { useLoadedContent } from './useContent';
import { useSettings } from './useSettings';

/**
 * One wording in the page's language. For what a page has hundreds of:
 * `useContent` guards and lints all of the content for each that asks.
 *
 * @param wanted whether it is shown: only then a language is downloaded for it
 */
export function useMessage(name: keyof Messages, wanted: boolean): string {
  const settings = useSettings();
  const loaded = useLoadedContent(wanted);
  return (
    messageOf(settings, name) ??
    messageOf(settings.content, name) ??
    loaded.messages[name]
  );
}
