'use client';
import { useMemo } from 'react';
import {
  defaultContent,
  guardContent,
  guardMessages,
  guardNavigation,
  lintContent,
  type Content,
} from '../provider/content';
import { findLanguage } from '../core/language';
import { useDevelopmentEffect } from './useDevelopmentEffect';
import { useLanguages } from './useLanguages';
import { useLoadedContent } from './useLoadedContent';
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
 */
export function useContent(): Content {
  const { content: given, navigation, messages } = useSettings();
  const loaded = useLoadedContent(true);
  const languages = useLanguages();
  useDevelopmentEffect(() => {
    void lintContent(given, navigation, messages);
  }, [given, navigation, messages]);

  return useMemo(() => {
    const base =
      given !== undefined ? guardContent(given, defaultContent) : loaded;
    return {
      ...base,
      direction:
        base.direction ?? findLanguage(base.locale, languages)?.direction,
      messages: guardMessages(messages, base.messages),
      navigation: guardNavigation(navigation) ?? base.navigation,
    };
  }, [given, loaded, languages, messages, navigation]);
}
