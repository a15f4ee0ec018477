'use client';
import { useMemo, useSyncExternalStore } from 'react';
import type { LanguageSites } from '../core/language';
import { guardLanguages, languages, withUkVariant } from '../provider/content';
import { pageHasUkFlag } from '../provider/language';
import { never } from './never';
import { useSettings } from './useSettings';

/** The language sites there are: the eight or the team's own, with the UK variant where it is on. */
export function useLanguages(): LanguageSites {
  const { languages: given } = useSettings();
  const withUk = useUkFlag();
  return useMemo(() => {
    const sites = guardLanguages(given) ?? languages;
    return withUk ? withUkVariant(sites) : sites;
  }, [given, withUk]);
}

/** From props, then also from the page's own flags. */
export function useUkFlag(): boolean {
  const { features, site } = useSettings();
  const on = features?.languageUk === true;
  return useSyncExternalStore(
    never,
    () => on || pageHasUkFlag(site),
    () => on,
  );
}
