'use client';
import { useCallback, useMemo } from 'react';
import {
  guardContent,
  lintContent,
  showLinksIn,
  type Content,
} from '../provider/content';
import { findLanguage } from '../core/language';
import { useDevelopmentEffect } from './useDevelopmentEffect';
import { useLanguages } from './useLanguages';
import { useLoadedContent } from './useLoadedContent';
import { useNow } from './useNow';
import { usePageLanguage } from './usePageLanguage';
import { useSettings } from './useSettings';

export { accountEntriesOf, isLogOut, isMenu } from '../provider/content';
export type {
  AccountEntry,
  AccountLink,
  Content,
  Messages,
  NavigationGroup,
  NavigationLink,
  NavigationMenu,
  NavigationPicture,
  NavigationSpotlight,
} from '../provider/content';

/**
 * Menus and wording: the `content` prop, else English first, swapped for the
 * page's language once that is loaded. Bad parts are replaced, good ones stay.
 * The menus are those of the page's language and, once hydrated, of the day.
 */
export function useContent(): Content {
  const { content: given, navigation, messages } = useSettings();
  const loaded = useLoadedContent(true);
  const languages = useLanguages();
  const language = usePageLanguage();
  useDevelopmentEffect(() => {
    void lintContent(given, navigation, messages);
  }, [given, navigation, messages]);

  const readOn = useCallback(
    (now: number) => {
      let isDated = false;
      const show = showLinksIn(language, languages, now, () => {
        isDated = true;
      });
      const content = guardContent(
        { messages, navigation },
        guardContent(given, loaded, show),
        show,
      );
      content.direction ??= findLanguage(content.locale, languages)?.direction;
      return { content, isDated };
    },
    [given, loaded, language, languages, messages, navigation],
  );
  const undated = useMemo(() => readOn(NaN), [readOn]);
  // Where nothing depends on the day, no menu is drawn a second time.
  const now = useNow(undated.isDated);
  return useMemo(
    () => (now === null ? undated : readOn(now)).content,
    [now, readOn, undated],
  );
}
