'use client';
import { useEffect, useState } from 'react';
import { isInHiddenActivity } from '../browser/document';
import { readTheme, type HeaderTheme } from '../parts/settings';
import { useDocument } from '../parts/useDocument';
import { usePartPage } from '../parts/useSitePage';
import { useStore } from '../ui/useStore';
import { pageMessages, noOverrides } from './headerMessages';

/**
 * The state set by the page's messages, or by its markup where the style sheet
 * cannot know it. A new `theme` prop overrides the messages before it.
 */
export function useHeaderMessages(theme: HeaderTheme) {
  const event = usePartPage().site.names.messageEvent;
  const messages = pageMessages();
  const overrides = useStore(messages.overrides, noOverrides);
  const [last, setLast] = useState({ theme, message: noOverrides.theme });
  // This header forgets the message, during rendering, so that it never shows the
  // old theme. Other headers still follow the message.
  if (last.theme !== theme) setLast({ theme, message: overrides.theme });
  useEffect(() => messages.listen(event), [messages, event]);
  const known = useDocument((state) => state && themeBesideLeftPages(theme));
  const message = overrides.theme === last.message ? null : overrides.theme;
  return { hidden: overrides.hidden, theme: message?.name ?? known };
}

/** Sets the page's theme in its own markup (behaviour H5). */
const PAGE_THEME = 'data-lintel-page-theme';

/** The page's markup, or the prop. */
export function pageTheme(theme: HeaderTheme): HeaderTheme {
  const page = markedElements().find((element) => !isInHiddenActivity(element));
  return readTheme(page?.getAttribute(PAGE_THEME), theme);
}

/**
 * The header's theme if the document also has pages that were left, whose theme
 * the style sheet would find. Otherwise `null`.
 */
function themeBesideLeftPages(theme: HeaderTheme): HeaderTheme | null {
  return markedElements().some(isInHiddenActivity) ? pageTheme(theme) : null;
}

const markedElements = () => [...document.querySelectorAll(`[${PAGE_THEME}]`)];
