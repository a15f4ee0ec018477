import type { ReactNode } from 'react';
import { data } from 'virtual:tracking-reference';
import type {
  FieldReference,
  TrackingReference,
} from '../../.storybook/trackingReference';
import { defaultFields } from '../../src/core/analytics/eventContent';
import { withCode } from '../shared/withCode';

const reference = data as TrackingReference;

/** The event types, as `src/core/analytics/trackEvent.ts` says them. */
export function EventTypesTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>type</th>
          <th>when it fires</th>
          <th>action, object_type</th>
          <th>fields of its own</th>
        </tr>
      </thead>
      <tbody>
        {reference.events.map(({ type, text, fields }) => (
          <tr key={type}>
            <td>
              <code>{type}</code>
            </td>
            <td>{withCode(text)}</td>
            <td>
              <code>{defaultFields(type).action}</code>,{' '}
              <code>{defaultFields(type).object_type}</code>
            </td>
            <td>
              {fields.map((field, index) => (
                <span key={field.name}>
                  {index > 0 ? ', ' : null}
                  <code>{field.name}</code>
                  {field.type === 'string' ? null : ` (${field.type})`}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface FieldsTableProps {
  /** Which of the fields that the types say. */
  of: 'eventFields' | 'envelope' | 'options' | 'names' | 'paths' | 'experiment';
}

/** Fields or options, as their types say them. */
export function FieldsTable({ of }: FieldsTableProps) {
  const fields = of === 'experiment' ? experimentFields() : reference[of];
  const hasTypes = of === 'options';
  const hasPresets = fields.some(({ preset }) => preset);
  return (
    <table>
      <thead>
        <tr>
          <th>name</th>
          <th>what it is</th>
          {hasTypes ? <th>type</th> : null}
          {hasPresets ? <th>default</th> : null}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, text, type, preset }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{withCode(text)}</td>
            {hasTypes ? (
              <td>
                <code>{type}</code>
              </td>
            ) : null}
            {hasPresets ? <td>{presetOf(preset)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function experimentFields(): FieldReference[] {
  const event = reference.events.find(
    ({ type }) => type === 'A/B test assignments',
  );
  return event?.fields ?? [];
}

/** A value, or words about it. */
function presetOf(preset: string): ReactNode {
  return /^['[]|^(true|false|\d+)$/.test(preset) &&
    !/[\]'] ?\w/.test(preset) ? (
    <code>{preset}</code>
  ) : (
    withCode(preset)
  );
}
