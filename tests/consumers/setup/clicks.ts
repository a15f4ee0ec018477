import type { Backend } from '../../server';

/** An analytics event, as far as tests ask for it. */
export interface ReceivedEvent {
  action?: string;
  object_identifier?: string;
  destination_url?: string;
  website_locale?: string;
}

/** Waits until the collector has a click, and resolves to the first. */
export async function firstClick(backend: Backend): Promise<ReceivedEvent> {
  const [request] = await backend.waitForLog('/api/v1/events');
  const { eventContent } = request?.body as { eventContent: ReceivedEvent };
  return eventContent;
}
