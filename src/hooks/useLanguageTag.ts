'use client';
import { useSyncExternalStore } from 'react';
import { text } from '../provider/content';
import { useSettings } from './useSettings';

function subscribe(listener: () => void): () => void {
  if (typeof MutationObserver === 'undefined') return () => {};
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

/**
 * The tag of the page's language (specification §4): the `locale` prop, else
 * what `<html lang>` says once the page is hydrated, else the content's. The
 * content comes last, as there may be none in the page's language.
 */
export function useLanguageTag(): string {
  const { locale, content } = useSettings();
  const given = locale || text(content, 'locale') || '';
  return useSyncExternalStore(
    subscribe,
    () => locale || document.documentElement.lang || given,
    () => given,
  );
}
