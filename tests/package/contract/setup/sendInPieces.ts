import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Enough for a frame, in ms. */
const FRAME = 20;

/**
 * Sends a document as over a slow connection: element by element, so that the
 * browser paints what it has in between.
 */
export async function sendInPieces(
  res: ServerResponse,
  html: string,
): Promise<void> {
  for (const piece of html.split(/(?=<(?:a|button|div|main|nav|ul)\b)/)) {
    res.write(piece);
    await pause(FRAME);
  }
  res.end();
}
