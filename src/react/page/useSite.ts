'use client';
import { devError } from '../../core/report/report';
import { FALLBACK_DOMAIN, type Site } from '../../core/site/site';
import { placeOn } from '../settings/scope';
import { usePage } from './usePage';
import { useSettings } from '../settings/useSettings';

/** Where the provider's hosts are: from props, then also from the page's own host. */
export function useSite(): Site {
  return usePage(placeOn).site;
}

/** Says in development what a server needs and was not told: it has no host to read. */
export function useServerDomain(): void {
  const { site } = useSettings();
  if (process.env.NODE_ENV === 'production') return;
  if (typeof window !== 'undefined' || site?.domain !== undefined) return;
  devError(
    `a server renders and site.domain is missing, so links to other hosts lead to ${FALLBACK_DOMAIN}. Pass site={{ domain: 'your-domain.com' }} to Header or LintelProvider.`,
  );
}
