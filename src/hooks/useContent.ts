'use client';
import { useEffect, useMemo } from 'react';
import {
  contentLoader,
  defaultContent,
  guardContent,
  guardMessages,
  guardNavigation,
  type Content,
} from '../provider/content';
import { useLanguage } from './useLanguage';
import { useSettings } from './useSettings';
import { useStore } from './useStore';

export { isMenu } from '../provider/content';
export type {
  Content,
  Messages,
  NavigationLink,
  NavigationMenu,
} from '../provider/content';

const notLoaded = { status: 'idle' } as const;

/**
 * Menus and wording: the `content` prop, else English first, swapped for the
 * page's language once that is loaded. Bad parts are replaced, good ones stay.
 */
export function useContent(): Content {
  const { content: given, navigation, messages } = useSettings();
  const { language } = useLanguage();
  const loader = contentLoader(language.code);
  const loaded = useStore(loader, notLoaded);
  const isMissing =
    given === undefined && defaultContent.locale !== language.locale;
  useEffect(() => {
    if (isMissing) loader.load();
  }, [isMissing, loader]);

  return useMemo(() => {
    const base =
      given !== undefined
        ? guardContent(given, defaultContent)
        : isMissing && loaded.status === 'ready'
          ? loaded.value
          : defaultContent;
    return {
      ...base,
      messages: guardMessages(messages, base.messages),
      navigation: guardNavigation(navigation) ?? base.navigation,
    };
  }, [given, isMissing, loaded, messages, navigation]);
}
