import React, { useLayoutEffect, useRef, useState } from 'react';
import { CopyButton } from './CopyButton';
import { EventRow } from './EventRow';
import './events.css';
import { clearEvents, useListedEvents, type ListedEvent } from './listedEvents';

const NOTHING_SENT =
  'No events yet. The story’s events are listed here when they are sent. While consent is pending or denied, and with tracking={false}, nothing is sent.';

/** Lists what the current story sends, as it happens. */
export function EventsPanel({ active }: { active: boolean }) {
  const events = useListedEvents();
  const [text, setText] = useState('');
  const [type, setType] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const below = useRef(0);
  // The newest event stays in view until the reader scrolls up.
  useLayoutEffect(() => {
    if (below.current < 24) box.current?.scrollTo(0, box.current.scrollHeight);
  });
  const wanted = text.trim().toLowerCase();
  const shown = events
    .filter(({ event }) => type === '' || event.type === type)
    .filter(({ event }) =>
      JSON.stringify(event).toLowerCase().includes(wanted),
    );
  const types = countTypes(events, type);
  const all = events.length;
  const count = shown.length;
  const copied = wanted || type ? count : 'all';
  return (
    <div className="lintel-events" hidden={!active}>
      <div className="bar">
        <input
          type="search"
          aria-label="Filter by text"
          placeholder="Filter"
          value={text}
          onChange={(change) => setText(change.currentTarget.value)}
        />
        <select
          aria-label="Filter by type"
          value={type}
          onChange={(change) => setType(change.currentTarget.value)}
        >
          <option value="">All types</option>
          {types.map(([name, number]) => (
            <option key={name} value={name}>
              {name} ({number})
            </option>
          ))}
        </select>
        <span role="status">
          {count === all ? all : `${count} of ${all}`}{' '}
          {all === 1 ? 'event' : 'events'}
        </span>
        <CopyButton
          name={`Copy ${copied} as JSON`}
          value={shown.map(({ event }) => event)}
          disabled={count === 0}
        />
        <button disabled={all === 0} onClick={clearEvents}>
          Clear
        </button>
      </div>
      {count === 0 ? (
        <p>{all > 0 ? 'No event matches.' : NOTHING_SENT}</p>
      ) : (
        // A scrolling element must be reachable by keyboard.
        <div
          ref={box}
          tabIndex={0}
          role="region"
          aria-label="Events"
          onScroll={({ currentTarget: end }) => {
            below.current = end.scrollHeight - end.scrollTop - end.clientHeight;
          }}
        >
          <table>
            <thead>
              <tr>
                {['Time', 'Event', 'Object', 'Via', 'Outcome'].map((name) => (
                  <th key={name} scope="col" data-column={name}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, page, event }, index) => (
                <EventRow
                  key={id}
                  event={event}
                  isNewPage={page !== (shown[index - 1]?.page ?? page)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

/**
 * The types with their numbers. The chosen one is kept for the next story, even
 * if it has no such event yet.
 */
function countTypes(events: readonly ListedEvent[], chosen: string) {
  const counts = new Map(chosen ? [[chosen, 0]] : []);
  for (const { event } of events)
    counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
  return [...counts];
}
