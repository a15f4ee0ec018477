import React, { useState } from 'react';
import type { SentEvent } from './sentEvent';

interface EventRowProps {
  event: SentEvent;
  /** Whether another page has sent the event before it. */
  isNewPage: boolean;
}

/** One event. When expanded, it shows all fields. */
export function EventRow({ event, isNewPage }: EventRowProps) {
  const [open, setOpen] = useState(false);
  const { type, at, fields, via = '–', outcome, status } = event;
  // A landing has the address of its page instead.
  const { object_identifier: object, location, page_path: path } = fields;
  const date = new Date(at);
  return (
    <>
      {isNewPage ? (
        <tr className="page">
          <td colSpan={5}>A new page of the same story</td>
        </tr>
      ) : null}
      <tr className="event">
        <td data-column="Time">
          {date.toTimeString().slice(0, 8) + date.toISOString().slice(19, 23)}
        </td>
        <td>
          <button aria-expanded={open} onClick={() => setOpen(!open)}>
            {type}
          </button>
        </td>
        <td data-column="Object">{String(object ?? location ?? path ?? '')}</td>
        <td data-column="Via">{via}</td>
        <td data-column="Outcome" data-outcome={outcome}>
          {outcome}
          {outcome === 'dropped' && status ? ` (${status})` : null}
        </td>
      </tr>
      {open ? (
        <tr className="details" ref={bringIntoView}>
          <td colSpan={5}>
            <AllFields event={event} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function AllFields({ event }: { event: SentEvent }) {
  const { fields, at, via, outcome, status, endpoint, schema } = event;
  const time = new Date(at).toISOString();
  const all = { time, via, outcome, status, endpoint, schema, ...fields };
  const known = Object.entries(all).filter(([, value]) => value !== undefined);
  return (
    <dl>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-empty={value === null || value === ''}>
            {typeof value === 'string' && value ? value : JSON.stringify(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** If the last row is expanded, its details would be below the visible part. */
function bringIntoView(details: HTMLElement | null): void {
  details?.scrollIntoView({ block: 'nearest' });
}
