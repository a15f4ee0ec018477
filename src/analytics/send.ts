import {
  deliver,
  statusError,
  type Delivery,
  type Payload,
  type Transport,
} from './transport';

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
): Promise<Delivery> {
  if (!payload) throw new Error('no payload');
  const delivery = await deliver(endpoint, payload, transports);
  if (delivery.outcome === 'dropped' && delivery.status !== undefined) {
    throw new Error(statusError(delivery.status));
  }
  return delivery;
}
