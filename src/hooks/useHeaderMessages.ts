'use client';
import { useEffect, useRef } from 'react';
import {
  noOrders,
  type HeaderOrders,
  type HeaderTheme,
} from '../core/headerMessages';
import { siteName } from '../core/siteName';
import { pageMessages } from '../provider/headerMessages';
import { useSettings } from './useSettings';
import { useStore } from './useStore';

/** What the page's messages ask of the header; a new `theme` prop has the last word. */
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
  return orders;
}
