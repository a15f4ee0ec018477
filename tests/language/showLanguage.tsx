import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../src/language/useLanguage';
import { RouterAdapter } from '../../src/link/RouterAdapter';
import { Part } from '../../src/parts/Part';
import type { LintelSettings } from '../../src/parts/settings';
import type { Router } from '../../src/ui/delegatedNavigation';

const site = { domain: 'example.com' };

/** The results of `useLanguage()` on a server-rendered page. */
export function showLanguage(settings: LintelSettings = {}, router?: Router) {
  const codes: string[] = [];
  const use = () => {
    const result = useLanguage();
    codes.push(result.language.code);
    return result;
  };
  const wrapper = ({ children }: { children: ReactNode }) => {
    const part = <Part props={{ site, ...settings }}>{children}</Part>;
    return router ? <RouterAdapter {...router}>{part}</RouterAdapter> : part;
  };
  const container = document.body.appendChild(document.createElement('div'));
  const { result, rerender, unmount } = renderHook(use, {
    container,
    hydrate: true,
    wrapper,
  });
  return {
    now: () => result.current,
    /** The languages in order, without repetitions. */
    said: () => codes.filter((code, at) => code !== codes[at - 1]),
    rerender,
    unmount,
  };
}

/** Changes `<html lang>` after rendering. */
export function setPageLanguage(tag: string) {
  return act(() => {
    document.documentElement.lang = tag;
    // Mutation observers are called in a microtask.
    return Promise.resolve();
  });
}
