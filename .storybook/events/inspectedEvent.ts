/** Something that a story has sent, as the preview tells it to the panel. */
export interface InspectedEvent {
  type: string;
  /** In ms since 1970. */
  at: number;
  outcome: 'queued' | 'delivered' | 'dropped';
  /** The way it left; none where no way took it. */
  via?: string;
  status?: number;
  endpoint: string;
  schema?: string;
  fields: Record<string, unknown>;
}

/** On Storybook's channel: a story has sent something. Carries an `InspectedEvent`. */
export const SENT = 'lintel/events/sent';

/** On Storybook's channel: a story's page begins, anew or once more. Carries the story's id. */
export const PAGE = 'lintel/events/page';

/** What is copied: without what only the list needs. */
export function toJson(events: InspectedEvent | InspectedEvent[]): string {
  return JSON.stringify(events, SHOWN, 2);
}

function SHOWN(name: string, value: unknown): unknown {
  return name === 'id' || name === 'page' ? undefined : value;
}
