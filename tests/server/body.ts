import type { IncomingMessage } from 'node:http';

/** The largest body that is read, in bytes; longer ones are answered with 413. */
export const BODY_LIMIT = 1024 * 1024;

export type Upload =
  | { state: 'complete'; text: string }
  | { state: 'tooLarge' }
  /** The client left before it had sent the whole body. */
  | { state: 'cutOff' };

/**
 * Reads a request's body. One that is too large is read to its end, but not
 * kept: answering before the client has sent everything resets the connection
 * on it, and the answer is lost.
 */
export async function readBody(req: IncomingMessage): Promise<Upload> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size <= BODY_LIMIT) chunks.push(chunk);
      else chunks.length = 0;
    }
  } catch {
    return { state: 'cutOff' };
  }
  if (size > BODY_LIMIT) return { state: 'tooLarge' };
  return { state: 'complete', text: Buffer.concat(chunks).toString() };
}

export interface ParsedBody {
  body?: unknown;
  /** Why the body could not be parsed. */
  bodyProblem?: string;
}

/** Parses a JSON or form-encoded body; an empty one is `undefined`. */
export function parseBody(type: string | undefined, text: string): ParsedBody {
  if (text === '') return {};
  const mediaType = (type ?? '').split(';')[0]?.trim().toLowerCase();
  if (mediaType === 'application/x-www-form-urlencoded') {
    return { body: Object.fromEntries(new URLSearchParams(text)) };
  }
  if (mediaType !== 'application/json') {
    return {
      bodyProblem: `The content type is "${type ?? ''}"; send application/json or application/x-www-form-urlencoded.`,
    };
  }
  try {
    return { body: JSON.parse(text) as unknown };
  } catch (error) {
    return { bodyProblem: `The body is not JSON: ${(error as Error).message}` };
  }
}
