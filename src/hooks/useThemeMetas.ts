'use client';
import { useContext, useEffect } from 'react';
import type { HeaderOrders, HeaderTheme } from '../core/headerMessages';
import { setThemeMetas } from '../core/themeMetas';
import { RouterContext } from '../provider/RouterContext';
import { usePageUrl } from './usePage';

/** What a page says of its background in its own markup. */
const PAGE_THEME = 'data-lintel-page-theme';

/** Colours the browser's bars by the page's background: a message's word, the page's, the prop's. */
export function useThemeMetas(orders: HeaderOrders, theme: HeaderTheme): void {
  const pageUrl = usePageUrl();
  const pathname = useContext(RouterContext)?.pathname;
  useEffect(() => {
    const page = document.querySelector(`[${PAGE_THEME}]`);
    const shown = orders.theme ?? page?.getAttribute(PAGE_THEME) ?? theme;
    const isDark = shown === 'dark-background';
    const color = getComputedStyle(document.documentElement).getPropertyValue(
      `--lintel-color-${isDark ? 'ink' : 'paper'}`,
    );
    return setThemeMetas(isDark, color);
    // Another page may speak of another background; a router shows it after
    // its address.
  }, [orders.theme, theme, pageUrl, pathname]);
}
