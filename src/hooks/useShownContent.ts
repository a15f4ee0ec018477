'use client';
import { useMemo, useState } from 'react';
import { shownNavigation, type Content } from '../provider/content';
import { useContent } from './useContent';
import { useHydrated } from './useHydrated';
import { useLanguages } from './useLanguages';
import { usePageLanguage } from './usePageLanguage';

/**
 * The content with the menus as this page shows them: what exists in its
 * language, known from props, and, once hydrated, the badges of the day.
 */
export function useShownContent(): Content {
  const content = useContent();
  const languages = useLanguages();
  const language = usePageLanguage();
  const hydrated = useHydrated();
  // Once, so that a menu does not draw its links anew as the time goes on.
  const [start] = useState(Date.now);
  return useMemo(() => {
    const now = hydrated ? start : null;
    const showing = { language, languages, now };
    return {
      ...content,
      navigation: shownNavigation(content.navigation, showing),
    };
  }, [content, language, languages, hydrated, start]);
}
