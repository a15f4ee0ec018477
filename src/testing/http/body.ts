/** The maximum size of a body, in bytes. Larger ones are answered with 413. */
export const BODY_LIMIT = 1024 * 1024;

export type Upload =
  | { state: 'complete'; text: string }
  | { state: 'tooLarge' }
  /** The client left before it sent the whole body. */
  | { state: 'cutOff' };

export interface ParsedBody {
  body?: unknown;
  /** Why the body could not be parsed. */
  bodyProblem?: string;
}

/** Parses a JSON or form-encoded body. */
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

/** The fields that contain JSON as a string, always or in forms. */
const jsonFields = ['eventContent', 'commonData', 'customData'];

/** The body for the log, which is the same for every encoding. */
export function loggedBody(body: unknown): unknown {
  if (!isObject(body)) return body;
  const fields = Object.entries(body).map(([name, value]) => {
    const parsed = jsonFields.includes(name) ? fromJson(value) : undefined;
    return [name, parsed ?? value] as const;
  });
  return Object.fromEntries(fields);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON. Returns `undefined` if it is invalid or not a string. */
export function fromJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
