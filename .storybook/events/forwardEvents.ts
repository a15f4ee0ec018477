import { addons } from 'storybook/preview-api';
import type { TrackedEventDetail } from '../../src/index';
import { PAGE, SENT, type InspectedEvent } from './inspectedEvent';
import { landingOf } from './landingOf';

/**
 * Forwards what a story sends to the panel "Events". Returns a function that
 * stops it.
 */
export function forwardEvents(storyId: string): () => void {
  // In tests there may be no panel.
  if (!addons.hasChannel()) return () => {};
  const channel = addons.getChannel();
  const tell = (event: InspectedEvent) => channel.emit(SENT, event);
  const onEvent = ({ detail }: CustomEvent<TrackedEventDetail>) =>
    tell({ at: timeOf(detail), ...detail });
  const begin = performance.now();
  const requests = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const landing = entry.startTime < begin ? null : landingOf(entry);
      if (landing) tell(landing);
    }
  });
  channel.emit(PAGE, storyId);
  window.addEventListener('lintel:event', onEvent);
  requests.observe({ type: 'resource' });
  return () => {
    window.removeEventListener('lintel:event', onEvent);
    requests.disconnect();
  };
}

/** When it happened, which may be before it was sent. */
function timeOf({ fields }: TrackedEventDetail): number {
  return Date.parse(String(fields['event_timestamp'])) || Date.now();
}
