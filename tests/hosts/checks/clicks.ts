import { loggedEvents, type Backend } from '../../../src/testing';

/** An analytics event, as far as tests ask for it. */
export interface ReceivedEvent {
  action?: string;
  object_identifier?: string;
  destination_url?: string;
  website_locale?: string;
}

/** Waits until the collector has a click, among what pages send by themselves, and resolves to the first. */
export async function firstClick(backend: Backend): Promise<ReceivedEvent> {
  for (let count = 1; ; count += 1) {
    const requests = await backend.waitForLog('/api/v1/events', count);
    const [click] = loggedEvents(requests, { action: 'click' });
    if (click) return click;
  }
}
