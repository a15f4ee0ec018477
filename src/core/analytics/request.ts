import { shared } from '../browser/registry';
import { warnIfLogging } from '../report/report';
import type { Delivery, Payload } from './transport';

/** What browsers let all of a page's keepalive requests hold together is 64 KB; others need some of it too. */
const MOST_BYTES = 60_000;
const MOST_REQUESTS = 9;

/** What the page's own keepalive requests hold, of all copies of the package together. */
const keepaliveBudget = () =>
  shared('keepalive', () => ({ bytes: 0, requests: 0 }));

/** By keepalive fetch, form-encoded, or by XHR as JSON (specification §7); `null` where it was not taken. */
export function request(
  endpoint: string,
  payload: URLSearchParams | Payload,
): Promise<Delivery | null> {
  return payload instanceof URLSearchParams
    ? sendFetch(endpoint, payload)
    : sendXhr(endpoint, payload);
}

/** It outlives the page. */
async function sendFetch(
  endpoint: string,
  body: URLSearchParams,
): Promise<Delivery | null> {
  const inFlight = keepaliveBudget();
  const { length } = body.toString();
  const isOverBudget =
    inFlight.bytes + length > MOST_BYTES || inFlight.requests >= MOST_REQUESTS;
  if (isOverBudget) return null;
  inFlight.bytes += length;
  inFlight.requests += 1;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      keepalive: true,
    });
    // An unread body keeps its share of the keepalive quota. One that is cut
    // off was answered all the same.
    // https://github.com/open-telemetry/opentelemetry-js/issues/7001
    await response.arrayBuffer().catch(() => null);
    return acknowledged(response.status, 'fetch');
  } catch {
    return null;
  } finally {
    inFlight.bytes -= length;
    inFlight.requests -= 1;
  }
}

function sendXhr(endpoint: string, payload: Payload): Promise<Delivery | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', endpoint);
    request.setRequestHeader('Content-Type', 'application/json');
    request.onload = () => resolve(acknowledged(request.status, 'xhr'));
    request.onerror = () => resolve(null);
    request.send(JSON.stringify(payload));
  });
}

function acknowledged(status: number, via: 'fetch' | 'xhr'): Delivery {
  const delivered = status === 200 || status === 202;
  if (!delivered) warnIfLogging(statusError(status));
  return { outcome: delivered ? 'delivered' : 'dropped', via, status };
}

/** Specification §8, verbatim. */
export function statusError(status: number | undefined): string {
  return `Error tracking event: HTTP Status ${status}`;
}
