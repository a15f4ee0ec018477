import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/**
 * An empty pong. An unsolicited pong is allowed, and gets no answer:
 * https://www.rfc-editor.org/rfc/rfc6455#section-5.5.3
 * The mask (the last four bytes) must not be zero, because Firefox treats that as
 * no mask and closes the connection.
 */
const PONG = Uint8Array.of(0x8a, 0x80, 1, 2, 3, 4);

const REQUEST_START = 'http.client.request.start';

/**
 * Removes a delay from WebSockets to Firefox that are opened during the given
 * action.
 *
 * Firefox's remote agent writes a message in pieces, and TCP holds each piece
 * back until the previous one is acknowledged, which takes the other side 40
 * ms: Nagle's algorithm combined with delayed acknowledgements. Hovering an
 * element then takes 600 ms instead of 100. Node has no option for it, but
 * anything that is sent carries the acknowledgement along.
 * https://en.wikipedia.org/wiki/TCP_delayed_acknowledgment
 */
export async function acknowledgePromptly<Result>(
  action: () => Promise<Result>,
): Promise<Result> {
  subscribe(REQUEST_START, watchRequest);
  try {
    return await action();
  } finally {
    unsubscribe(REQUEST_START, watchRequest);
  }
}

function watchRequest(message: unknown) {
  const { request } = message as { request: ClientRequest };
  if (request.getHeader('upgrade') === 'websocket') {
    request.once('upgrade', answerWithPongs);
  }
}

function answerWithPongs(_response: IncomingMessage, socket: Socket) {
  socket.on('data', () => {
    if (socket.writable) socket.write(PONG);
  });
}
