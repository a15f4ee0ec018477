import { shared } from '../browser/registry';
import { toJson } from '../browser/toJson';
import { warnIfLogging } from '../browser/report';
import { statusError, type Delivery, type Payload } from './transport';

/**
 * Browsers limit the bodies of a page's keepalive requests to 64 KB in total.
 * This leaves some for other code.
 */
const MAX_BYTES = 60_000;
const MAX_REQUESTS = 9;

/**
 * The size and number of pending keepalive requests, shared by all copies of
 * the package.
 */
const keepaliveBudget = () =>
  shared('keepalive', () => ({ bytes: 0, requests: 0 }));

/**
 * Sends by `fetch` with `keepalive`, form-encoded, or by XHR as JSON (behaviour
 * T8). Resolves to `null` if it could not be sent.
 */
export function request(
  endpoint: string,
  payload: URLSearchParams | Payload,
): Promise<Delivery | null> {
  return payload instanceof URLSearchParams
    ? sendFetch(endpoint, payload)
    : sendXhr(endpoint, payload);
}

async function sendFetch(
  endpoint: string,
  body: URLSearchParams,
): Promise<Delivery | null> {
  const release = reserveKeepalive(body);
  if (!release) return null;
  const answer = await postForm(endpoint, body);
  release();
  return answer && acknowledged(answer.status, 'fetch');
}

/**
 * Reserves a share of the page's keepalive quota. Returns the function that
 * releases it, or `null` if too little is left.
 */
function reserveKeepalive(body: URLSearchParams): (() => void) | null {
  const inFlight = keepaliveBudget();
  const { length } = body.toString();
  const isOverBudget =
    inFlight.bytes + length > MAX_BYTES || inFlight.requests >= MAX_REQUESTS;
  if (isOverBudget) return null;
  inFlight.bytes += length;
  inFlight.requests += 1;
  return () => {
    inFlight.bytes -= length;
    inFlight.requests -= 1;
  };
}

/** Resolves to `null` without an answer. */
async function postForm(
  endpoint: string,
  body: URLSearchParams,
): Promise<Response | null> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body,
      keepalive: true,
    });
    // An unread body keeps its share of the keepalive quota. If reading it
    // fails, the request was still answered.
    // https://github.com/open-telemetry/opentelemetry-js/issues/7001
    await answer.arrayBuffer().catch(() => null);
    return answer;
  } catch {
    return null;
  }
}

function sendXhr(endpoint: string, payload: Payload): Promise<Delivery | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', endpoint);
    request.setRequestHeader('Content-Type', 'application/json');
    request.onload = () => resolve(acknowledged(request.status, 'xhr'));
    request.onerror = () => resolve(null);
    request.send(toJson(payload));
  });
}

function acknowledged(status: number, via: 'fetch' | 'xhr'): Delivery {
  const delivered = status === 200 || status === 202;
  if (!delivered) warnIfLogging(statusError(status));
  return { outcome: delivered ? 'delivered' : 'dropped', via, status };
}
