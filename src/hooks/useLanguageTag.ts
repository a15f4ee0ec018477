'use client';
import { useSyncExternalStore } from 'react';
import { localeOf } from '../provider/content';
import { useSettings } from './useSettings';

function subscribe(listener: () => void): () => void {
  if (typeof MutationObserver === 'undefined') return () => {};
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/**
 * The tag of the page's language (specification §4): the `locale` prop or the
 * content's; without either none at first, then what `<html lang>` says.
 */
export function useLanguageTag(): string {
  const { locale, content } = useSettings();
  const given = locale ?? localeOf(content);
  return useSyncExternalStore(
    subscribe,
    () => given ?? document.documentElement.lang,
    () => given ?? '',
  );
}
