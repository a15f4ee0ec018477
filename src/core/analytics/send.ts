import { statusError } from './request';
import {
  deliver,
  type Delivery,
  type Payload,
  type Transport,
} from './transport';

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
