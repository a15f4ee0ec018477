import { fromJson, isObject } from '../http/body';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What is wrong with an events payload, in either of its two forms (specification §7); empty if nothing is. */
export function problemsOf(payload: unknown): string[] {
  if (payload === undefined) return ['The body is empty'];
  if (!isObject(payload)) return ['The payload is not an object'];
  return isContentForm(payload)
    ? [
        ...contentProblems(payload),
        ...schemaProblems(payload, 'eventSchemaName'),
      ]
    : [
        ...customProblems(payload),
        ...schemaProblems(payload, 'customSchemaName'),
      ];
}

/** The event's own fields, whichever form carries them; the payload itself if neither does. */
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

function contentProblems({ eventContent }: Record<string, unknown>): string[] {
  if (eventContent === undefined) return ['eventContent is missing'];
  if (typeof eventContent !== 'string') return ['eventContent is not a string'];
  if (isObject(fromJson(eventContent))) return [];
  return ['eventContent is not the JSON of an object'];
}

function customProblems(payload: Record<string, unknown>): string[] {
  const problems: string[] = [];
  const { analyticsId } = payload;
  if (analyticsId === undefined) problems.push('analyticsId is missing');
  else if (typeof analyticsId !== 'string' || !UUID.test(analyticsId)) {
    problems.push('analyticsId is not a UUID');
  }
  for (const name of ['commonData', 'customData']) {
    if (payload[name] === undefined) problems.push(`${name} is missing`);
    else if (!dataOf(payload[name])) problems.push(`${name} is not an object`);
  }
  return problems;
}

function schemaProblems(
  payload: Record<string, unknown>,
  name: 'eventSchemaName' | 'customSchemaName',
): string[] {
  const schema = payload[name];
  if (schema === undefined) return [`${name} is missing`];
  return typeof schema === 'string' && schema.trim() !== ''
    ? []
    : [`${name} is not a name`];
}

/** An object, or one written as JSON: a form has no other way to carry it. */
function dataOf(value: unknown): Record<string, unknown> | undefined {
  const data = typeof value === 'string' ? fromJson(value) : value;
  return isObject(data) ? data : undefined;
}
