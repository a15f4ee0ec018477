import type { Answer } from '../http/answer';
import { pause, type Connection } from '../http/connection';
import type { Fault } from './faults';

/**
 * Answers a request the way its fault says. Returns the status sent, or
 * `'silent'` where none was, or `'passed'` where there is nothing to say: the
 * path is not the backend's and the fault only delays it.
 */
export async function answerWithFault(
  connection: Connection,
  fault: Fault,
  realAnswer: () => Answer | undefined,
): Promise<number | 'silent' | 'passed'> {
  if (fault.delay) await pause(connection, fault.delay);
  if (connection.over) return 'silent';
  if (fault.never === true) return 'silent';
  if (fault.drop === true) {
    connection.destroy();
    return 'silent';
  }
  const answer = overlay(fault, replacement(fault) ?? realAnswer());
  if (!answer) return 'passed';
  if (!fault.drop && !fault.never) connection.send(answer);
  else await connection.sendHalf(answer);
  if (fault.drop) connection.destroy();
  return answer.status;
}

function replacement({ status, body }: Fault): Answer | undefined {
  if (status === undefined && body === undefined) return undefined;
  if (body === undefined) return { status: status ?? 200 };
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
