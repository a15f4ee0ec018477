import React, { useId, useState } from 'react';
import { CopyButton } from './CopyButton';
import type { ListedEvent } from './eventList';
import { toJson } from './inspectedEvent';
import { Details, Disclosure, Fields, Outcome, Row } from './panelParts';

/** One event. When expanded, it shows all fields. */
export function EventRow({ event }: { event: ListedEvent }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { type, at, fields, via = '–', outcome, status } = event;
  return (
    <>
      <Row>
        <td data-column="time">{TIME.format(at)}</td>
        <td>
          <Disclosure
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {type}
          </Disclosure>
        </td>
        <td data-column="object">{objectOf(fields)}</td>
        <td data-column="via">{via}</td>
        <td data-column="outcome">
          <Outcome data-outcome={outcome}>
            {outcome}
            {outcome === 'dropped' && status ? ` (${status})` : null}
          </Outcome>
        </td>
      </Row>
      {open ? (
        <Details ref={bringIntoView}>
          <td colSpan={5} id={id}>
            <AllFields event={event} />
            <CopyButton name="Copy as JSON" text={() => toJson(event)} />
          </td>
        </Details>
      ) : null}
    </>
  );
}

/** If the last row is expanded, its details would be below the visible part. */
function bringIntoView(details: HTMLElement | null): void {
  details?.scrollIntoView({ block: 'nearest' });
}

function AllFields({ event }: { event: ListedEvent }) {
  const { fields, at, via, outcome, status, endpoint, schema } = event;
  const delivery = { via, outcome, status, endpoint, schema };
  return (
    <Fields>
      {Object.entries({ time: new Date(at).toISOString(), ...delivery })
        .filter(([, value]) => value !== undefined)
        .concat(Object.entries(fields) as [string, string][])
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-empty={value === null || value === ''}>
              {typeof value === 'string' && value
                ? value
                : JSON.stringify(value)}
            </dd>
          </div>
        ))}
    </Fields>
  );
}

/** The object of the event, or the page of a landing. */
function objectOf(fields: ListedEvent['fields']): string {
  const object =
    fields['object_identifier'] ?? fields['location'] ?? fields['page_path'];
  return typeof object === 'string' ? object : '';
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});
