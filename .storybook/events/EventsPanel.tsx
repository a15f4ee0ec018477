import React, { useState, useSyncExternalStore } from 'react';
import { CopyButton } from './CopyButton';
import {
  countTypes,
  filterEvents,
  type EventList,
  type ListedEvent,
} from './eventList';
import { EventTable } from './EventTable';
import { toJson } from './inspectedEvent';
import { Bar, Button, Count, Empty, Field, Panel } from './panelParts';

export interface EventsPanelProps {
  list: EventList;
  /** Whether this panel is the selected one. */
  active: boolean;
}

/**
 * Lists what the current story sends, as it happens: its landing and its
 * events.
 */
export function EventsPanel({ list, active }: EventsPanelProps) {
  const events = useSyncExternalStore(list.subscribe, list.get);
  const [text, setText] = useState('');
  const [type, setType] = useState('');
  const shown = filterEvents(events, { text, type });
  const isFiltered = text.trim() !== '' || type !== '';
  return (
    <Panel hidden={!active}>
      <Bar>
        <Field
          as="input"
          type="search"
          aria-label="Filter by text"
          placeholder="Filter"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <TypeChoice events={events} value={type} onChange={setType} />
        <Count role="status">{countOf(shown.length, events.length)}</Count>
        <CopyButton
          name={
            isFiltered ? `Copy ${shown.length} as JSON` : 'Copy all as JSON'
          }
          text={() => toJson(shown)}
          disabled={shown.length === 0}
        />
        <Button
          type="button"
          disabled={events.length === 0}
          onClick={() => list.clear()}
        >
          Clear
        </Button>
      </Bar>
      {shown.length > 0 ? (
        <EventTable events={shown} active={active} />
      ) : (
        <Empty>
          {events.length > 0
            ? 'No event matches.'
            : 'No events yet. The story’s events are listed here when they are sent. While consent is pending or denied, and with tracking={false}, nothing is sent.'}
        </Empty>
      )}
    </Panel>
  );
}

interface TypeChoiceProps {
  events: readonly ListedEvent[];
  value: string;
  onChange(type: string): void;
}

function TypeChoice({ events, value, onChange }: TypeChoiceProps) {
  const types = countTypes(events);
  // The chosen filter is kept for the next story, even if it has no such event
  // yet.
  const isThere = value === '' || types.some(([type]) => type === value);
  return (
    <Field
      as="select"
      aria-label="Filter by type"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">All types</option>
      {isThere ? null : <option value={value}>{value} (0)</option>}
      {types.map(([type, count]) => (
        <option key={type} value={type}>
          {type} ({count})
        </option>
      ))}
    </Field>
  );
}

function countOf(shown: number, all: number): string {
  const number = shown === all ? String(all) : `${shown} of ${all}`;
  return `${number} ${all === 1 ? 'event' : 'events'}`;
}
