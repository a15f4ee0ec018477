'use client';
import { useMemo, useState } from 'react';
import {
  defaultContent,
  guardContent,
  guardMessages,
  guardNavigation,
  lintContent,
  showLinksIn,
  type Content,
} from '../provider/content';
import { findLanguage } from '../core/language';
import { useDevelopmentEffect } from './useDevelopmentEffect';
import { useHydrated } from './useHydrated';
import { useLanguages } from './useLanguages';
import { useLoadedContent } from './useLoadedContent';
import { usePageLanguage } from './usePageLanguage';
import { useSettings } from './useSettings';

export { isMenu } from '../provider/content';
export type {
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
  const hydrated = useHydrated();
  // Once, so that a menu draws no link anew as time goes by.
  const [now] = useState(Date.now);
  useDevelopmentEffect(() => {
    void lintContent(given, navigation, messages);
  }, [given, navigation, messages]);

  return useMemo(() => {
    const show = showLinksIn(language, languages, hydrated ? now : NaN);
    const base =
      given !== undefined ? guardContent(given, defaultContent, show) : loaded;
    return {
      ...base,
      direction:
        base.direction ?? findLanguage(base.locale, languages)?.direction,
      messages: guardMessages(messages, base.messages),
      navigation: guardNavigation(navigation, show) ?? base.navigation,
    };
  }, [given, loaded, language, languages, messages, navigation, hydrated, now]);
}
