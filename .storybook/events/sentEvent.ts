import type { LintelEventDetail } from '../../src/index';

/** What a story has sent: an event, or its landing. */
export interface SentEvent extends Omit<LintelEventDetail, 'schema' | 'via'> {
  /** In ms since 1970. */
  at: number;
  schema?: string;
  /** Missing if no transport accepted it. */
  via?: string;
}

/**
 * A message to the panel: a story has sent a `SentEvent`. The second argument is
 * when its page was loaded.
 */
export const SENT = 'lintel/events/sent';
