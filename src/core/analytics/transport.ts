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
