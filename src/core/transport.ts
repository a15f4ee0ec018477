/** How an event left: `queued` is in the browser's hands, `delivered` was acknowledged. */
export interface Delivery {
  outcome: 'queued' | 'delivered' | 'dropped';
  via?: 'beacon' | 'fetch' | 'xhr';
  status?: number;
}

/** A payload's fields, each a text (specification §7). */
export type Payload = Record<string, string>;

/**
 * Sends a payload by the first way that takes it. A beacon that throws or
 * answers `false` took nothing, so the next way follows; swallowing alone
 * would lose the event.
 */
export async function deliver(
  endpoint: string,
  payload: Payload,
): Promise<Delivery> {
  return (
    sendBeacon(endpoint, payload) ??
    (await sendFetch(endpoint, payload)) ??
    (await sendXhr(endpoint, payload)) ?? { outcome: 'dropped' }
  );
}

/** Form-encoded, so that no preflight is needed across origins. */
function sendBeacon(endpoint: string, payload: Payload): Delivery | null {
  try {
    return navigator.sendBeacon(endpoint, new URLSearchParams(payload))
      ? { outcome: 'queued', via: 'beacon' }
      : null;
  } catch {
    return null;
  }
}

async function sendFetch(
  endpoint: string,
  payload: Payload,
): Promise<Delivery | null> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams(payload),
      keepalive: true,
    });
    // An unread body keeps its share of the keepalive quota.
    // https://github.com/open-telemetry/opentelemetry-js/issues/7001
    await response.arrayBuffer();
    return acknowledged(response.status, 'fetch');
  } catch {
    return null;
  }
}

function sendXhr(endpoint: string, payload: Payload): Promise<Delivery | null> {
  return new Promise((resolve) => {
    try {
      const request = new XMLHttpRequest();
      request.open('POST', endpoint);
      request.setRequestHeader('Content-Type', 'application/json');
      request.onload = () => resolve(acknowledged(request.status, 'xhr'));
      request.onerror = () => resolve(null);
      request.send(JSON.stringify(payload));
    } catch {
      resolve(null);
    }
  });
}

function acknowledged(status: number, via: 'fetch' | 'xhr'): Delivery {
  const outcome = status === 200 || status === 202 ? 'delivered' : 'dropped';
  return { outcome, via, status };
}
