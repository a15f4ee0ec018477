'use client';
import { useContext, useEffect, useRef } from 'react';
import { onPageSwap, whenIdle } from '../browser/events';
import { isInHiddenActivity } from '../browser/document';
import { readTheme, type HeaderTheme } from '../parts/theme';
import { RouterContext } from '../parts/contexts';
import { useMedia, useDocument, usePageUrl } from '../parts/useDocument';
import { useSitePage } from '../parts/useSitePage';
import { useStore } from '../ui/useStore';
import {
  pageMessages,
  noOverrides,
  type HeaderOverrides,
} from './headerMessages';

/**
 * The state set by the page's messages, or by its markup where the style sheet
 * cannot know it. A new `theme` prop overrides messages.
 */
export function useHeaderMessages(theme: HeaderTheme): HeaderOverrides {
  const event = useSitePage().site.names.messageEvent;
  const messages = pageMessages();
  const overrides = useStore(messages.overrides, noOverrides);
  const last = useRef(theme);
  useEffect(() => messages.listen(event), [messages, event]);
  useEffect(() => {
    if (last.current === theme) return;
    last.current = theme;
    messages.overrides.set({ ...messages.overrides.get(), theme: null });
  }, [messages, theme]);
  const known = useDocument((state) => state && themeBesideLeftPages(theme));
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

/** The longest time until a new colour is shown, in ms. */
const IDLE_TIMEOUT_MS = 500;

/**
 * Sets the colours of the browser's own bars, with three meta elements
 * (behaviour H7). The returned function removes them. Browsers use the first
 * meta element of a name, so the page's own stay unchanged and apply again
 * afterwards.
 *
 * @param color returns a CSS colour. Called again when an attribute of the root
 *   element changes, with which a page may switch to its dark mode
 * @see https://html.spec.whatwg.org/multipage/semantics.html#meta-theme-color
 */
export function setThemeMetas(
  isDark: boolean,
  color: () => string,
): () => void {
  const metas = [
    'theme-color',
    'msapplication-navbutton-color',
    'apple-mobile-web-app-status-bar-style',
  ].map((name) =>
    Object.assign(document.createElement('meta'), {
      name,
      // The status bar keeps this. It accepts no other colours.
      content: isDark ? 'black' : 'default',
    }),
  );
  const paint = () => {
    metas[0]!.content = metas[1]!.content = color();
  };
  const show = () => document.head.prepend(...metas);
  paint();
  show();
  const stop = onPageSwap(() => {
    if (!metas[0]!.isConnected) show();
    // Otherwise it would compute the styles of the whole page.
    whenIdle(paint, IDLE_TIMEOUT_MS);
  });
  return () => {
    stop();
    metas.forEach((meta) => meta.remove());
  };
}
