'use client';
import { useContext, useEffect, useRef } from 'react';
import {
  noOverrides,
  readTheme,
  type HeaderOverrides,
  type HeaderTheme,
} from '../parts/headerMessages';
import { isInHiddenActivity } from '../browser/page';
import { whenIdle } from '../browser/events';
import { setThemeMetas } from './themeMetas';
import { pageMessages } from './headerMessages';
import { RouterContext } from '../parts/RouterContext';
import { useMedia, usePage, usePageUrl } from '../parts/usePage';
import { useSite } from '../parts/useSite';
import { useStore } from '../ui/useStore';

/**
 * The state set by the page's messages, or by its markup where the style sheet
 * cannot know it. A new `theme` prop overrides messages.
 */
export function useHeaderMessages(theme: HeaderTheme): HeaderOverrides {
  const event = useSite().names.messageEvent;
  const messages = pageMessages();
  const overrides = useStore(messages.overrides, noOverrides);
  const last = useRef(theme);
  useEffect(() => messages.listen(event), [messages, event]);
  useEffect(() => {
    if (last.current === theme) return;
    last.current = theme;
    messages.overrides.set({ ...messages.overrides.get(), theme: null });
  }, [messages, theme]);
  const known = usePage((page) => page && themeBesideLeftPages(theme));
  return known ? { ...overrides, theme: overrides.theme ?? known } : overrides;
}

/** Sets the page's theme in its own markup (behaviour H5). */
const PAGE_THEME = 'data-lintel-page-theme';

/** The page's markup, or the prop. */
function pageTheme(theme: HeaderTheme): HeaderTheme {
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

/** The longest time until the metas are set for the first time, in ms. */
const IDLE_TIMEOUT_MS = 500;

/**
 * Sets the colours of the browser's bars: by messages, then the page's markup,
 * then the prop.
 */
export function useThemeMetas(
  override: HeaderOverrides['theme'],
  theme: HeaderTheme,
): void {
  const pageUrl = usePageUrl();
  const pathname = useContext(RouterContext)?.pathname;
  const isDarkSystem = useMedia('(prefers-color-scheme: dark)');
  const isSet = useRef(false);
  useEffect(() => {
    let stop: () => void;
    const set = () => {
      isSet.current = true;
      const isDark = (override ?? pageTheme(theme)) === 'dark-background';
      stop = setThemeMetas(isDark, () => barColor(isDark));
    };
    // Only the first time: a new theme must not show the page's own metas.
    if (isSet.current) set();
    // During hydration, it would compute the styles of the whole page.
    else stop = whenIdle(set, IDLE_TIMEOUT_MS);
    return () => stop();
    // Another page can have another theme, which a router renders after changing
    // the address. Colours can follow the operating system.
  }, [override, theme, pageUrl, pathname, isDarkSystem]);
}

function barColor(isDark: boolean): string {
  return getComputedStyle(document.documentElement).getPropertyValue(
    `--lintel-color-${isDark ? 'ink' : 'paper'}`,
  );
}
