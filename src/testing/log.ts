import type { LintelEventDetail } from '../analytics/trackEvent';
import { onEvents } from '../browser/events';

/**
 * A request that a visitor's browser sent.
 * @example
 * import { createVisitor } from 'lintel/testing';
 * import type { LoggedRequest } from 'lintel/testing';
 *
 * const requests: readonly LoggedRequest[] = createVisitor().log;
 */
export interface LoggedRequest {
  /**
   * The method.
   * @example 'POST'
   */
  readonly method: string;
  /**
   * The path, without the query.
   * @example '/api/auth/Logout'
   */
  readonly path: string;
  /**
   * The parameters of the query.
   * @example { crumb: '123' }
   */
  readonly query: Readonly<Record<string, string>>;
  /**
   * The headers, with lower-case names.
   * @example { 'content-type': 'application/json' }
   */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * The body: parsed if it is JSON or a form, and otherwise its text.
   * @example { eventContent: '{"action":"click"}', eventSchemaName: 'Navigation' }
   */
  readonly body: unknown;
  /**
   * The status of the answer.
   * @default not set while the request waits
   * @example 200
   */
  status?: number | undefined;
}

/** Reads a request. Without its body if something else answers it. */
export async function readRequest(
  request: Request,
  withBody: boolean,
): Promise<LoggedRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const type = request.headers.get('content-type') ?? '';
  return {
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(request.headers),
    body: withBody ? parse(type, await request.text()) : '',
  };
}

/**
 * The fields of the analytics event in a body. Its own are JSON in
 * `eventContent`, or the common and custom data.
 */
export function eventIn(body: unknown): Readonly<Record<string, unknown>> {
  const { eventContent, analyticsId, commonData, customData } = fieldsOf(body);
  if (eventContent !== undefined) return fieldsOf(eventContent);
  return {
    analytics_id: analyticsId,
    ...fieldsOf(commonData),
    ...fieldsOf(customData),
  };
}

/** The fields of an object, or of its JSON, as in forms. */
function fieldsOf(value: unknown): Record<string, unknown> {
  const object = typeof value === 'string' ? parse('', value) : value;
  return typeof object === 'object' ? { ...object } : {};
}

function parse(type: string, text: string): unknown {
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/**
 * The events of a page, as recorded by `createRecordingTracker`.
 * @example
 * import { createRecordingTracker } from 'lintel/testing';
 * import type { RecordingTracker } from 'lintel/testing';
 *
 * const tracker: RecordingTracker = createRecordingTracker();
 */
export interface RecordingTracker {
  /**
   * All events, oldest first: `type`, and the fields as they are sent.
   * @example tracker.events.at(-1)?.type
   */
  readonly events: readonly Readonly<Record<string, unknown>>[];
  /**
   * Stops recording.
   * @example tracker.stop()
   */
  stop(): void;
}

/**
 * Records the events of this page, in jsdom and in browsers. Pass
 * `tracking={{ transports: [] }}` if none may leave the page.
 * @example
 * import { createRecordingTracker } from 'lintel/testing';
 *
 * const tracker = createRecordingTracker();
 * // … click a link
 * tracker.events.at(-1)?.type;
 * tracker.stop();
 */
export function createRecordingTracker(): RecordingTracker {
  const events: Readonly<Record<string, unknown>>[] = [];
  const stop = onEvents(window, {
    'lintel:event': ({ detail }: CustomEvent<LintelEventDetail>) =>
      events.push({ ...detail.fields, type: detail.type }),
  });
  return { events, stop };
}
