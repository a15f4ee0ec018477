import { isSafeHref, type LinkTarget } from '../core/links';
import { isHostName } from '../core/site';
import { read, text } from './readSafely';

/** What every link has; `undefined` where it says nothing or leads nowhere. */
export function readTarget(
  given: unknown,
):
  (LinkTarget & { id: string; label: string; external?: boolean }) | undefined {
  const label = text(given, 'label');
  const href = text(given, 'href');
  const host = read(given, 'host');
  if (label === undefined || href === undefined || !isSafeHref(href)) return;
  if (host !== undefined && !isHostName(host)) return;
  return {
    id: text(given, 'id') ?? href,
    label,
    href,
    host,
    external: read(given, 'external') === true || undefined,
  };
}
