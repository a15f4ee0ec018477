'use client';
import type { ReactNode } from 'react';
import { SettingsProvider, type Settings } from '../../hooks/useSettings';
import { useLintedProps } from '../lint/useLintedProps';

export interface LintelProviderProps extends Settings {
  /** The page, or the part of it that shares these settings. */
  children?: ReactNode;
}

/**
 * Says once what every part of the header under it needs: site, locale,
 * content, consent. Each outer component takes the same props itself, for
 * hosts that context does not cross (Astro islands).
 */
export function LintelProvider(props: LintelProviderProps) {
  useLintedProps('LintelProvider', props);
  return <SettingsProvider {...props} />;
}
