import React, { useLayoutEffect, useRef } from 'react';
import { useTheme } from 'storybook/theming';
import { EventRow } from './EventRow';
import './events.css';
import { clearEvents, useListedEvents } from './listedEvents';

const NOTHING_SENT =
  'No events yet. The story’s events are listed here when they are sent. While consent is pending or denied, and with tracking={false}, nothing is sent.';

/** Lists what the current story sends, as it happens. */
export function EventsPanel({ active }: { active: boolean }) {
  const events = useListedEvents();
  const box = useRef<HTMLDivElement>(null);
  const below = useRef(0);
  // The newest event stays in view until the reader scrolls up.
  useLayoutEffect(() => {
    if (below.current < 24) box.current?.scrollTo(0, box.current.scrollHeight);
  });
  return (
    <div
      className="lintel-events"
      hidden={!active}
      style={{ colorScheme: useTheme().base }}
    >
      {events.length === 0 ? <p>{NOTHING_SENT}</p> : null}
      {/* A scrolling element must be reachable by keyboard. */}
      <div
        ref={box}
        tabIndex={0}
        role="region"
        aria-label="Events"
        hidden={events.length === 0}
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
            {events.map(({ id, page, event }, index) => (
              <EventRow
                key={id}
                event={event}
                isNewPage={page !== (events[index - 1]?.page ?? page)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <button
        className="clear"
        disabled={events.length === 0}
        onClick={clearEvents}
      >
        Clear
      </button>
    </div>
  );
}
