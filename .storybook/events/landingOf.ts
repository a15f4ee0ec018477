import type { InspectedEvent } from './inspectedEvent';

/**
 * Finds the landing among a page's requests. It is an image request, so only
 * the browser's resource timing reports it. Not read from `window.dataLayer`,
 * because only the request has all fields and has left the page. `null` for any
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

/** Safari does not report it. */
function outcomeOf(
  status: number | undefined,
): Pick<InspectedEvent, 'outcome' | 'status'> {
  if (status === undefined) return { outcome: 'queued' };
  const isAnswered = status >= 200 && status < 300;
  return { outcome: isAnswered ? 'delivered' : 'dropped', status };
}
