import type { TrackEvent } from './trackEvent';

/**
 * The event of a click on one of the header's links, or `null`. It reads
 * attributes and the link's own text, never an input's value.
 */
export function readClick(target: EventTarget | null): TrackEvent | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href][data-lintel-id]');
  if (!link) return null;
  return {
    actor: 'user',
    action: 'click',
    object_type: 'link',
    object_identifier: link.dataset['lintelId'],
    object_display_name: link.dataset['lintelName'],
    destination_url: link.href,
    product_page: 'www',
    product_section: 'header-nav',
  };
}
