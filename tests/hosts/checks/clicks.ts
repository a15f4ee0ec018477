import { loggedEvents } from '../../server/loggedEvents';
import type { Backend } from '../../server/startServer';

/** The fields of an analytics event that the tests read. */
export interface ReceivedEvent {
  action?: string;
  object_identifier?: string;
  destination_url?: string;
  website_locale?: string;
}

/**
 * Waits until the collector has received a click, ignoring the page's own
 * events. Resolves to the first.
 */
export async function firstClick(backend: Backend): Promise<ReceivedEvent> {
  for (let count = 1; ; count += 1) {
    const requests = await backend.waitForLog('/api/v1/events', count);
    const [click] = loggedEvents(requests, { action: 'click' });
    if (click) return click;
  }
}
