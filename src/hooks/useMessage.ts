'use client';
import { messageOf, type Messages } from '../provider/content';
import { useLoadedContent } from './useLoadedContent';
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
