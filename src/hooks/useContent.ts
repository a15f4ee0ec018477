'use client';
import { useCallback, useMemo } from 'react';
import {
  defaultContent,
  guardContent,
  guardMessages,
  guardNavigationOver,
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
    (now: number): Reading => {
      let isDated = false;
      const show = showLinksIn(language, languages, now, () => {
        isDated = true;
      });
      const base =
        given !== undefined
          ? guardContent(given, defaultContent, show)
          : loaded;
      const direction =
        base.direction ?? findLanguage(base.locale, languages)?.direction;
      const content = {
        ...base,
        direction,
        messages: guardMessages(messages, base.messages),
        navigation: guardNavigationOver(navigation, base.navigation, show),
      };
      return { content, isDated };
    },
    [given, loaded, language, languages, messages, navigation],
  );
  const undated = useMemo(() => readOn(NaN), [readOn]);
  // Where nothing depends on the day, no menu is drawn a second time.
  const now = useNow(undated.isDated);
  return useMemo(
    () => (undated.isDated && now !== null ? readOn(now) : undated).content,
    [now, readOn, undated],
  );
}

interface Reading {
  content: Content;
  isDated: boolean;
}
