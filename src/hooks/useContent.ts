'use client';
import { useEffect, useMemo } from 'react';
import {
  contentLoader,
  defaultContent,
  guardContent,
  guardMessages,
  guardNavigation,
  lintContent,
  type Content,
} from '../provider/content';
import { useLanguage } from './useLanguage';
import { useLoaded } from './useLoaded';
import { useSettings } from './useSettings';

export { isMenu } from '../provider/content';
export type {
  Content,
  Messages,
  NavigationGroup,
  NavigationLink,
  NavigationMenu,
  NavigationSpotlight,
} from '../provider/content';

/**
 * Menus and wording: the `content` prop, else English first, swapped for the
 * page's language once that is loaded. Bad parts are replaced, good ones stay.
 */
export function useContent(): Content {
  const { content: given, navigation, messages } = useSettings();
  const { language } = useLanguage();
  const loader = contentLoader(language.code);
  const isMissing =
    given === undefined && defaultContent.locale !== language.locale;
  const loaded = useLoaded(loader, isMissing);
  useEffect(() => {
    void lintContent(given, navigation, messages);
  }, [given, navigation, messages]);

  return useMemo(() => {
    const base =
      given !== undefined
        ? guardContent(given, defaultContent)
        : (loaded ?? defaultContent);
    return {
      ...base,
      messages: guardMessages(messages, base.messages),
      navigation: guardNavigation(navigation) ?? base.navigation,
    };
  }, [given, loaded, messages, navigation]);
}
