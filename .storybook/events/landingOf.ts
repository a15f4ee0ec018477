import type { InspectedEvent } from './inspectedEvent';

/**
 * The landing among a page's requests: an image, so nothing but the browser's
 * own timing tells of it. Read from there and not from `window.dataLayer`,
 * because only this has left the page, with all of its fields. `null` for any
 * other request.
 */
export function landingOf({
  name,
  initiatorType,
  startTime,
  responseStatus,
}: Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'startTime' | 'responseStatus'
>): InspectedEvent | null {
  const { origin, pathname, searchParams } = new URL(name);
  const isLanding =
    initiatorType === 'img' &&
    searchParams.has('rk') &&
    searchParams.has('landing');
  if (!isLanding) return null;
  return {
    type: 'landing',
    at: performance.timeOrigin + startTime,
    via: 'image',
    ...outcomeOf(responseStatus),
    endpoint: origin + pathname,
    fields: Object.fromEntries(searchParams),
  };
}

/** Safari does not say it. */
function outcomeOf(
  status: number | undefined,
): Pick<InspectedEvent, 'outcome' | 'status'> {
  if (status === undefined) return { outcome: 'queued' };
  const isAnswered = status >= 200 && status < 300;
  return { outcome: isAnswered ? 'delivered' : 'dropped', status };
}
