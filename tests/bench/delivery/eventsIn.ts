/** An event that has arrived, with the id that its sender gave it. */
export interface Arrived {
  name: string;
  id: string;
}

/** How the contestants call the id of an event. */
const IDS = ['event_id', 'eid', 'messageId', 'uuid'];
const NAME = /row-\d+/;

/** The events in a request's body: JSON or a form, one or many. */
export function eventsIn(body: string): Arrived[] {
  const form = Object.fromEntries(new URLSearchParams(body));
  return find(parse(body) ?? form);
}

function find(value: unknown): Arrived[] {
  if (typeof value === 'string') return find(parse(value));
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  const id = IDS.map((name) => fields[name]).find(Boolean);
  const [name] = NAME.exec(JSON.stringify(value)) ?? [];
  if (id && name) return [{ name, id: `${id as string}` }];
  return Object.values(value).flatMap(find);
}

/**
 * `undefined` if it is not an object or a list in JSON, which may be encoded in
 * base64.
 */
function parse(text: string): unknown {
  const json = /^[\w+/]+=*$/.test(text)
    ? Buffer.from(text, 'base64').toString()
    : text;
  if (!/^[[{]/.test(json)) return undefined;
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
