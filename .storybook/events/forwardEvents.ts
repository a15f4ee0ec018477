import { addons } from 'storybook/preview-api';
import type { LintelEventDetail } from '../../src/index';
import { SENT, type SentEvent } from './sentEvent';

/**
 * Forwards what a story sends to the panel "Events". Returns a function that
 * stops it.
 */
export function forwardEvents(): () => void {
  // In tests there may be no panel.
  if (!addons.hasChannel()) return () => {};
  const channel = addons.getChannel();
  const begin = performance.now();
  const tell = (event: SentEvent) =>
    channel.emit(SENT, event, performance.timeOrigin);
  const onEvent = ({ detail }: CustomEvent<LintelEventDetail>) => {
    // When it happened, which may be before it was sent.
    const at = Date.parse(String(detail.fields['event_timestamp']));
    tell({ ...detail, at: at || Date.now() });
  };
  const requests = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const landing = entry.startTime < begin ? null : landingOf(entry);
      if (landing) tell(landing);
    }
  });
  window.addEventListener('lintel:event', onEvent);
  requests.observe({ type: 'resource' });
  return () => {
    window.removeEventListener('lintel:event', onEvent);
    requests.disconnect();
  };
}

/**
 * The landing is an image request, which only the browser's resource timing
 * reports. `null` for any other request.
 */
function landingOf(request: PerformanceResourceTiming): SentEvent | null {
  const { origin, pathname, searchParams } = new URL(request.name);
  const fields = Object.fromEntries(searchParams);
  const isImage = request.initiatorType === 'img';
  if (!isImage || !fields['rk'] || !fields['landing']) return null;
  const { responseStatus: status } = request;
  const outcome = status < 300 ? 'delivered' : 'dropped';
  return {
    type: 'landing',
    at: performance.timeOrigin + request.startTime,
    via: 'image',
    // Safari does not report the status.
    outcome: status ? outcome : 'queued',
    status,
    endpoint: origin + pathname,
    fields,
  };
}
