import type { Answer } from '../http/answer';
import type { Reply } from '../http/exchange';
import type { Fault } from './faults';

/**
 * Returns the reply to a request with a fault. Resolves to `undefined` if the
 * fault only delays a path that the backend does not have.
 *
 * @param ended resolves when the request is ended early, to its reply
 */
export async function replyWithFault(
  fault: Fault,
  ended: Promise<Reply>,
  realAnswer: () => Answer | undefined,
): Promise<Reply | undefined> {
  const wait = fault.never === true ? Infinity : fault.delay;
  const early = wait ? await pause(wait, ended) : undefined;
  if (early) return early;
  if (fault.drop === true) return 'cut';
  const answer = overlay(fault, replacement(fault) ?? realAnswer());
  if (!answer) return undefined;
  if (fault.never) return { answer, half: ended };
  return fault.drop ? { answer, half: Promise.resolve() } : { answer };
}

/** Waits for a time in ms, or until `ended` resolves, and then resolves to its value. */
export async function pause<T>(
  ms: number,
  ended: Promise<T>,
): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<undefined>((resolve) => {
    if (ms < Infinity) timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([passed, ended]).finally(() => clearTimeout(timer));
}

function replacement({ status, body }: Fault): Answer | undefined {
  if (body === undefined) return status === undefined ? undefined : { status };
  const isText = typeof body === 'string';
  return {
    status: status ?? 200,
    headers: {
      'content-type': `${isText ? 'text/html' : 'application/json'}; charset=utf-8`,
    },
    body: isText ? body : JSON.stringify(body),
  };
}

function overlay(fault: Fault, answer?: Answer): Answer | undefined {
  if (!answer) return undefined;
  const headers = { ...answer.headers };
  if (fault.contentType) headers['content-type'] = fault.contentType;
  for (const [name, value] of Object.entries(fault.headers ?? {})) {
    headers[name.toLowerCase()] = value;
  }
  return { ...answer, headers };
}
