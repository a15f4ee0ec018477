'use client';
import { useContext, useEffect, useRef } from 'react';
import { onPageSwap, whenIdle } from '../browser/events';
import type { HeaderTheme } from '../parts/settings';
import { RouterContext } from '../parts/contexts';
import { useMedia, usePageUrl } from '../parts/useDocument';
import { pageTheme } from './useHeaderMessages';

interface ThemeMetasProps {
  /** The theme set by a message. */
  override: HeaderTheme | null;
  theme: HeaderTheme;
  /** Whether the header is not hidden. */
  isShown: boolean;
}

/**
 * Sets the colours of the browser's bars: by messages, then the page's markup,
 * then the prop. Of several headers, one that is shown sets them. A component, so
 * that a new address does not render the header again.
 */
export function ThemeMetas({ override, theme, isShown }: ThemeMetasProps) {
  const pageUrl = usePageUrl();
  const pathname = useContext(RouterContext)?.pathname;
  const isDarkSystem = useMedia('(prefers-color-scheme: dark)');
  const isSet = useRef(false);
  useEffect(() => {
    let stop: () => void;
    const set = () => {
      isSet.current = true;
      const isDark = (override ?? pageTheme(theme)) === 'dark-background';
      stop = setThemeMetas(isDark, () => barColor(isDark), isShown);
    };
    // A new theme does not wait, because the page's own metas would show meanwhile.
    if (isSet.current) set();
    // Reading a colour during hydration would compute the styles of the whole page.
    else stop = whenIdle(set, IDLE_TIMEOUT_MS);
    return () => stop();
    // Another page can have another theme, which a router renders after changing
    // the address. Colours can follow the operating system.
  }, [override, theme, isShown, pageUrl, pathname, isDarkSystem]);
  return null;
}

function barColor(isDark: boolean): string {
  return getComputedStyle(document.documentElement).getPropertyValue(
    `--lintel-color-${isDark ? 'ink' : 'paper'}`,
  );
}

/** The longest time until a new colour is shown, in ms. */
const IDLE_TIMEOUT_MS = 500;

/** On the metas of all headers. */
const MARK = 'data-lintel-theme-meta';

/**
 * Sets the colours of the browser's own bars, with three meta elements
 * (behaviour H7). The returned function removes them. Browsers use the first
 * meta element of a name, so the page's own stay unchanged and apply again
 * afterwards.
 *
 * @param color returns a CSS colour. Called again when an attribute of the root
 *   element changes, with which a page may switch to its dark mode
 * @param isShown whether they come before those of other headers
 * @see https://html.spec.whatwg.org/multipage/semantics.html#meta-theme-color
 */
export function setThemeMetas(
  isDark: boolean,
  color: () => string,
  isShown = true,
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
    const value = color();
    if (value !== metas[0]!.content) {
      metas[0]!.content = metas[1]!.content = value;
    }
  };
  metas.forEach((meta) => meta.setAttribute(MARK, ''));
  const show = () => {
    const others = document.head.querySelectorAll(`[${MARK}]`);
    if (isShown || !others[0]) document.head.prepend(...metas);
    else others[others.length - 1]!.after(...metas);
  };
  paint();
  show();
  const stop = onPageSwap(() => {
    if (!metas[0]!.isConnected) show();
    // Reading a colour at once would compute the styles of the whole page.
    whenIdle(paint, IDLE_TIMEOUT_MS);
  });
  return () => {
    stop();
    metas.forEach((meta) => meta.remove());
  };
}
