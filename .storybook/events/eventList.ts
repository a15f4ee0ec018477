import { createStore, type Readable } from '../../src/core/machine/store';
import type { InspectedEvent } from './inspectedEvent';

export interface ListedEvent extends InspectedEvent {
  id: number;
  /**
   * The number of the page that sent it. Following a link reloads the story as
   * a new page.
   */
  page: number;
}

/** What the panel shows while one story is selected. */
export interface EventList extends Readable<readonly ListedEvent[]> {
  add(event: InspectedEvent): void;
  /**
   * A page begins: the same story again, or another story, which starts with an
   * empty list.
   */
  begin(storyId: string): void;
  clear(): void;
}

/** As many as a browser still renders quickly. The newest are kept. */
const MOST_EVENTS = 500;

export function createEventList(): EventList {
  const { get, set, subscribe } = createStore<readonly ListedEvent[]>([]);
  let shownStory = '';
  let page = 0;
  let lastId = 0;

  return {
    get,
    subscribe,
    add(event) {
      lastId += 1;
      set([...get(), { ...event, id: lastId, page }].slice(-MOST_EVENTS));
    },
    begin(storyId) {
      page += 1;
      if (storyId !== shownStory) set([]);
      shownStory = storyId;
    },
    clear: () => set([]),
  };
}

/**
 * The events of a type that contain a string in any field. Without a type or
 * string, all of them.
 */
export function filterEvents(
  events: readonly ListedEvent[],
  { text, type }: { text: string; type: string },
): ListedEvent[] {
  const wanted = text.trim().toLowerCase();
  return events.filter(
    (event) =>
      (type === '' || event.type === type) &&
      (wanted === '' || textOf(event).includes(wanted)),
  );
}

/**
 * The types in the list with the number of their events, in order of first
 * appearance.
 */
export function countTypes(
  events: readonly ListedEvent[],
): [type: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts];
}

function textOf({
  type,
  outcome,
  via,
  status,
  endpoint,
  fields,
}: ListedEvent): string {
  return Object.entries({ type, outcome, via, status, endpoint, ...fields })
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join('\n')
    .toLowerCase();
}
