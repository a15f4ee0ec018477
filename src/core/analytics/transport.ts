/** A way to send an event. */
export type Transport = 'beacon' | 'fetch' | 'xhr';

/** How an event left: `queued` is in the browser's hands, `delivered` was acknowledged. */
export interface Delivery {
  outcome: 'queued' | 'delivered' | 'dropped';
  via?: Transport;
  status?: number;
}

/** A payload's fields (specification §7). */
export type Payload = Record<string, string | object>;

/**
 * Sends a payload by the first way that takes it. A beacon that throws or
 * answers `false` took nothing, so the next way follows; swallowing alone
 * would lose the event. What an answer other than 200 and 202 means is printed
 * where logging is on (specification §8).
 */
export async function deliver(
  endpoint: string,
  payload: Payload,
  transports: readonly Transport[] = ['beacon', 'fetch', 'xhr'],
): Promise<Delivery> {
  for (const transport of transports) {
    const delivery =
      transport === 'beacon'
        ? sendBeacon(endpoint, payload)
        : await requestBy(transport, endpoint, payload);
    if (delivery) return delivery;
  }
  return { outcome: 'dropped' };
}

/**
 * Sends a payload of your own (specification §7), in either of its two forms.
 *
 * @throws the texts of specification §8 as rejections: 'no payload', and
 *   'Error tracking event: HTTP Status {status}' for another than 200 and 202
 */
export async function send(
  endpoint: string,
  payload: Payload | null | undefined,
  transports?: readonly Transport[],
): Promise<Delivery> {
  if (!payload) throw new Error('no payload');
  const delivery = await deliver(endpoint, payload, transports);
  if (delivery.outcome === 'dropped' && delivery.status) {
    throw new Error(statusError(delivery.status));
  }
  return delivery;
}

/** Specification §8, verbatim. */
export function statusError(status: number): string {
  return `Error tracking event: HTTP Status ${status}`;
}

/** Form-encoded, so that no preflight is needed across origins. */
function formOf(payload: Payload): URLSearchParams {
  return new URLSearchParams(
    Object.entries(payload).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}

function sendBeacon(endpoint: string, payload: Payload): Delivery | null {
  try {
    return navigator.sendBeacon(endpoint, formOf(payload))
      ? { outcome: 'queued', via: 'beacon' }
      : null;
  } catch {
    return null;
  }
}

/** What few browsers need is loaded once the first beacon failed: that of the page's own view. */
async function requestBy(
  transport: Transport,
  endpoint: string,
  payload: Payload,
): Promise<Delivery | null> {
  const load = () => import('./request');
  try {
    const { request } = await load().catch(load);
    const body = transport === 'fetch' ? formOf(payload) : payload;
    return await request(endpoint, body);
  } catch {
    return null;
  }
}
