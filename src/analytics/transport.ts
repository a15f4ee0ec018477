import { hasWindowFlag } from '../browser/windowFlags';
import { warnIfLogging } from './warnings';

/** The outcome of an event. */
export interface LintelDelivery {
  /**
   * `'queued'`: the browser has accepted a beacon. `'delivered'`: answered with
   * 200 or 202, or your `send` has returned. `'dropped'`: not sent, or refused.
   * `'failed'`: your `send` has thrown or rejected. `'waiting'`: for the
   * visitor's answer, the analytics code or the page to be shown. What follows
   * is in `lintel:event`.
   * @example 'delivered'
   */
  outcome: 'queued' | 'delivered' | 'dropped' | 'failed' | 'waiting';
  /** The transport that sent it. @example 'beacon' */
  via?: 'beacon' | 'fetch' | 'xhr' | undefined;
  /**
   * The HTTP status of the answer, except for beacons. `0` if no transport got
   * through.
   * @example 202
   */
  status?: number | undefined;
}

/** A way to send an event. */
export type Transport = NonNullable<LintelDelivery['via']>;

/** The fields of a request. Objects are sent as JSON. */
export type Payload = Record<string, string | object>;

/**
 * Sends a payload by the first transport that accepts it, unless events are
 * turned off (behaviour T13). A beacon that throws or returns `false` was not
 * sent, so the next transport is tried. A status other than 200 and 202 is
 * printed if logging is on (behaviour E4).
 */
export async function deliver(
  endpoint: string,
  payload: Payload,
  transports: readonly Transport[] = ['beacon', 'fetch', 'xhr'],
): Promise<LintelDelivery> {
  if (!transports[0] || hasWindowFlag('lintelEventsDisabled')) {
    return { outcome: 'dropped' };
  }
  for (const transport of transports) {
    try {
      const delivery = await SENDERS[transport](endpoint, payload);
      if (delivery) return delivery;
    } catch {
      // The next one is tried.
    }
  }
  warnIfLogging(statusError(0));
  return { outcome: 'dropped', status: 0 };
}

/**
 * Sends a payload of your own: events with your own schema, or in your own
 * form.
 *
 * @throws rejects with 'no payload', or with 'Error tracking event: HTTP Status
 *   {status}' for a status other than 200 and 202, and 0 if no transport got
 *   through
 * @example
 * import { send } from 'lintel/core';
 *
 * const { outcome } = await send('https://events.example.com/api/v1/events', {
 *   eventSchemaName: 'track',
 *   eventContent: JSON.stringify({ object_identifier: 'order' }),
 * });
 */
export async function send(
  endpoint: string,
  payload: Payload | null | undefined,
  transports?: readonly Transport[],
): Promise<LintelDelivery> {
  if (!payload) throw new Error('no payload');
  const delivery = await deliver(endpoint, payload, transports);
  if (delivery.outcome === 'dropped' && delivery.status !== undefined) {
    throw new Error(statusError(delivery.status));
  }
  return delivery;
}

/** The required message, verbatim (behaviour E4). */
function statusError(status: number): string {
  return `Error tracking event: HTTP Status ${status}`;
}

/** Form-encoded, so that cross-origin requests need no preflight. */
function formOf(payload: Payload): URLSearchParams {
  return new URLSearchParams(
    Object.entries(payload).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}

/** Each throws or returns `null` if it does not get through. */
const SENDERS: Record<
  Transport,
  (
    url: string,
    payload: Payload,
  ) => LintelDelivery | null | Promise<LintelDelivery>
> = {
  beacon: (endpoint, payload) =>
    navigator.sendBeacon(endpoint, formOf(payload))
      ? { outcome: 'queued', via: 'beacon' }
      : null,
  async fetch(endpoint, payload) {
    const body = formOf(payload);
    const init = { method: 'POST', body, keepalive: true };
    const answer = await fetch(endpoint, init);
    // An unread body keeps its share of the page's quota for such requests. If
    // reading it fails, the request was still answered.
    // https://github.com/open-telemetry/opentelemetry-js/issues/7001
    await answer.arrayBuffer().catch(() => null);
    return acknowledged(answer.status, 'fetch');
  },
  xhr: (endpoint, payload) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', endpoint);
      request.setRequestHeader('Content-Type', 'application/json');
      request.onload = () => resolve(acknowledged(request.status, 'xhr'));
      request.onerror = reject;
      request.send(JSON.stringify(payload));
    }),
};

function acknowledged(status: number, via: Transport): LintelDelivery {
  const delivered = status === 200 || status === 202;
  if (!delivered) warnIfLogging(statusError(status));
  return { outcome: delivered ? 'delivered' : 'dropped', via, status };
}
