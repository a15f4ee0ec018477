'use client';
import { devError } from '../browser/report';
import { FALLBACK_DOMAIN, type Site } from '../site/site';
import { placeOn } from './scope';
import { usePage } from './usePage';
import { useSettings } from './useSettings';

/**
 * The hosts of the site: from props, after hydration also from the page's host.
 */
export function useSite(): Site {
  return usePage((page, scope) => placeOn(page, scope).site);
}

/**
 * Reports a missing `site.domain` in development. A server cannot read the
 * page's host.
 */
export function useServerDomain(): void {
  const { site } = useSettings();
  if (process.env.NODE_ENV === 'production') return;
  if (typeof window !== 'undefined' || site?.domain !== undefined) return;
  devError(
    `site.domain is missing on a server; links to other hosts lead to ${FALLBACK_DOMAIN}. Pass site={{ domain: 'your-domain.com' }} to Header or LintelProvider.`,
  );
}
