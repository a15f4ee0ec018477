import { useSyncExternalStore } from 'react';
import type { SentEvent } from './sentEvent';

export interface ListedEvent {
  id: number;
  /** When it was loaded. Following a link loads the story again. */
  page: number;
  event: SentEvent;
}

const listeners = new Set<() => void>();
let events: readonly ListedEvent[] = [];

/** What the current story has sent. */
export function useListedEvents(): readonly ListedEvent[] {
  return useSyncExternalStore(subscribe, () => events);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addEvent(event: SentEvent, page: number): void {
  change([...events, { id: events.length, page, event }]);
}

export const clearEvents = () => change([]);

function change(next: readonly ListedEvent[]): void {
  events = next;
  for (const listener of listeners) listener();
}
