import type { Delivery } from '../../src';

/**
 * Something that a story has sent, in the form in which the preview passes it
 * to the panel.
 */
export interface InspectedEvent {
  type: string;
  /** In ms since 1970. */
  at: number;
  outcome: Delivery['outcome'];
  /** How it was sent. Missing if no transport accepted it. */
  via?: string;
  status?: number;
  endpoint: string;
  schema?: string;
  fields: Record<string, unknown>;
}

/**
 * Message on Storybook's channel: a story has sent something. Carries an
 * `InspectedEvent`.
 */
export const SENT = 'lintel/events/sent';

/**
 * Message on Storybook's channel: a story's page has loaded, for the first time
 * or again. Carries the story's id.
 */
export const PAGE = 'lintel/events/page';

/** What is copied: the event without the fields of the list. */
export function toJson(events: InspectedEvent | InspectedEvent[]): string {
  return JSON.stringify(events, SHOWN, 2);
}

function SHOWN(name: string, value: unknown): unknown {
  return name === 'id' || name === 'page' ? undefined : value;
}
