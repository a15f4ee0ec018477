import React, { Fragment, useLayoutEffect, useRef } from 'react';
import type { ListedEvent } from './eventList';
import { EventRow } from './EventRow';
import { PageBreak, Scroller, Table } from './panelParts';

export interface EventTableProps {
  events: readonly ListedEvent[];
  /** Whether it is visible. A hidden element does not scroll. */
  active: boolean;
}

/** How close to the end counts as scrolled to the end, in px. */
const NEAR = 24;

/** The newest event is last, and stays in view until the reader scrolls up. */
export function EventTable({ events, active }: EventTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const newest = events.at(-1)?.id;
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box && isAtEnd.current) box.scrollTop = box.scrollHeight;
  }, [newest, active]);
  return (
    <Scroller
      ref={scroller}
      // A scrolling element must be reachable by keyboard.
      tabIndex={0}
      role="region"
      aria-label="Events"
      onScroll={({ currentTarget: box }) => {
        const below = box.scrollHeight - box.scrollTop - box.clientHeight;
        isAtEnd.current = below < NEAR;
      }}
    >
      <Table>
        <thead>
          <tr>
            <th scope="col" data-column="time">
              Time
            </th>
            <th scope="col">Event</th>
            <th scope="col" data-column="object">
              Object
            </th>
            <th scope="col" data-column="via">
              Via
            </th>
            <th scope="col" data-column="outcome">
              Outcome
            </th>
          </tr>
        </thead>
        <tbody>
          {events.map((event, index) => (
            <Fragment key={event.id}>
              {event.page === (events[index - 1] ?? event).page ? null : (
                <PageBreak>
                  <td colSpan={5}>A new page of the same story</td>
                </PageBreak>
              )}
              <EventRow event={event} />
            </Fragment>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
