import { fromJson, isObject } from '../http/body';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Rule = [name: string, holds: (value: unknown) => boolean, want: string];

const isText = (value: unknown) => typeof value === 'string';
const isName = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '';
const isUuid = (value: unknown) =>
  typeof value === 'string' && UUID.test(value);
const hasData = (value: unknown) => dataOf(value) !== undefined;

const CONTENT_FORM: Rule[] = [
  ['eventContent', isText, 'a string'],
  ['eventContent', hasData, 'the JSON of an object'],
  ['eventSchemaName', isName, 'a name'],
];

const CUSTOM_FORM: Rule[] = [
  ['analyticsId', isUuid, 'a UUID'],
  ['commonData', hasData, 'an object'],
  ['customData', hasData, 'an object'],
  ['customSchemaName', isName, 'a name'],
];

/** Lists the problems of an event payload, in either of its two forms. */
export function problemsOf(payload: unknown): string[] {
  if (payload === undefined) return ['The body is empty'];
  if (!isObject(payload)) return ['The payload is not an object'];
  // Only the first problem of each field.
  const problems = new Map<string, string>();
  const rules = isContentForm(payload) ? CONTENT_FORM : CUSTOM_FORM;
  for (const [name, holds, want] of rules) {
    const value = payload[name];
    if (problems.has(name) || holds(value)) continue;
    const what = value === undefined ? 'missing' : `not ${want}`;
    problems.set(name, `${name} is ${what}`);
  }
  return [...problems.values()];
}

/** The fields of an event, in either form, or the payload itself if it has neither form. */
export function fieldsOf(payload: Record<string, unknown>): unknown {
  if (isContentForm(payload)) return fromJson(payload.eventContent);
  const { analyticsId, commonData, customData } = payload;
  if (commonData === undefined && customData === undefined) return payload;
  const id = analyticsId === undefined ? {} : { analytics_id: analyticsId };
  return { ...id, ...dataOf(commonData), ...dataOf(customData) };
}

function isContentForm(payload: Record<string, unknown>): boolean {
  return 'eventContent' in payload || 'eventSchemaName' in payload;
}

/** An object, or JSON of an object, as in form-encoded payloads. */
function dataOf(value: unknown): Record<string, unknown> | undefined {
  const data = typeof value === 'string' ? fromJson(value) : value;
  return isObject(data) ? data : undefined;
}
