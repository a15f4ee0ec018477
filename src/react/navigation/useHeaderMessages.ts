'use client';
import { useContext, useEffect, useRef } from 'react';
import {
  noOrders,
  type HeaderOrders,
  type HeaderTheme,
} from '../../core/navigation/headerMessages';
import { siteName } from '../../core/site/siteName';
import { setThemeMetas } from '../../core/navigation/themeMetas';
import { pageMessages } from './headerMessages';
import { RouterContext } from '../page/RouterContext';
import { usePageUrl } from '../page/usePage';
import { useSettings } from '../settings/useSettings';
import { useStore } from '../machine/useStore';

/**
 * What the page's messages ask of the header; a new `theme` prop has the last
 * word. The browser's bars follow.
 */
export function useHeaderMessages(theme: HeaderTheme): HeaderOrders {
  const { site } = useSettings();
  const event = siteName(site, 'messageEvent');
  const messages = pageMessages();
  const orders = useStore(messages.orders, noOrders);
  const last = useRef(theme);
  useEffect(() => messages.listen(event), [messages, event]);
  useEffect(() => {
    if (last.current === theme) return;
    last.current = theme;
    messages.orders.set({ ...messages.orders.get(), theme: null });
  }, [messages, theme]);
  useThemeMetas(orders, theme);
  return orders;
}

/** What a page says of its background in its own markup. */
const PAGE_THEME = 'data-lintel-page-theme';

/** Colours the browser's bars by the page's background: a message's word, the page's, the prop's. */
function useThemeMetas(orders: HeaderOrders, theme: HeaderTheme): void {
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
