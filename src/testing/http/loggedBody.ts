import { fromJson, isObject } from './json';

/** The fields that carry JSON as text: always, or in a form. */
const jsonFields = ['eventContent', 'commonData', 'customData'];

/** A body as the log shows it: the same however it was encoded. */
export function loggedBody(body: unknown): unknown {
  if (!isObject(body)) return body;
  const fields = Object.entries(body).map(([name, value]) => {
    const parsed = jsonFields.includes(name) ? fromJson(value) : undefined;
    return [name, parsed ?? value] as const;
  });
  return Object.fromEntries(fields);
}
