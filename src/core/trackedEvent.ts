import type { Delivery } from './transport';

/** What `lintel:event` tells of an event that was sent, or could not be. */
export interface TrackedEventDetail extends Delivery {
  type: string;
  /** All of its fields, as they were sent. */
  fields: Record<string, unknown>;
  schema: string;
  endpoint: string;
}

declare global {
  interface WindowEventMap {
    'lintel:event': CustomEvent<TrackedEventDetail>;
  }
}

/** For whoever wants to see what is sent: it changes nothing. */
export function tellPage(detail: TrackedEventDetail): void {
  window.dispatchEvent(new CustomEvent('lintel:event', { detail }));
}
