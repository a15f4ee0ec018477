import { scrubUrl } from './recordedUrl';
import { warnAboutInput } from '../report/report';

/** The maximum length of a string in an event. A beacon is limited to 64 KB. */
const MOST_CHARACTERS = 2_000;

type Plain = string | number | boolean | null;

/** The part of an event that its sender sets. */
export interface EventContent {
  type: string;
  /** The fields of `EventFields`, each a string or `null`. */
  fields: Record<string, string | null>;
  /** All other fields, or `null` if there are none. */
  custom: Record<string, Plain> | null;
}

/**
 * Reads an event of any type. Fields of a wrong type are left out, with a
 * warning (behaviour T9). Returns `null` if it is not an event.
 *
 * @param allowed query parameters to keep in `destination_url`
 */
export function readEvent(
  event: unknown,
  allowed: readonly string[],
): EventContent | null {
  const { type, ...others } = plainFields(event);
  if (typeof type !== 'string' || !type) return null;
  // The defaults. A field whose default is not `null` is always a string.
  const fields: EventContent['fields'] = {
    ...defaultFields(type),
    object_identifier: null,
    object_display_name: null,
    object_value: null,
    destination_url: null,
    product_section: 'page',
    product_page: 'www',
    product_area: null,
  };
  for (const [name, preset] of Object.entries(fields)) {
    const value = others[name];
    if (typeof value === 'string') fields[name] = value;
    else if (value !== undefined && value !== preset) leaveOut(name);
    delete others[name];
  }
  const { destination_url: url } = fields;
  if (url) {
    fields['destination_url'] =
      scrubUrl(url, allowed) + url.replace(/^[^#]*/, '');
  }
  return { type, fields, custom: Object.keys(others)[0] ? others : null };
}

/**
 * The strings, numbers, booleans and `null` values of an object. Never throws.
 */
function plainFields(event: unknown): Record<string, Plain> {
  const fields: Record<string, Plain> = {};
  let names: string[] = [];
  try {
    names = Object.keys(event as object);
  } catch {
    // Not an object, or one whose keys cannot be read.
  }
  for (const name of names) {
    try {
      const value = (event as Record<string, unknown>)[name];
      if (typeof value === 'string') {
        // Without half of a character that needs two code units.
        fields[name] = value
          .slice(0, MOST_CHARACTERS)
          .replace(/[\ud800-\udbff]$/, '');
      } else if (value === null || /^(bool|num)/.test(typeof value)) {
        fields[name] = value as Plain;
      } else if (value !== undefined) leaveOut(name);
    } catch {
      leaveOut(name);
    }
  }
  return fields;
}

function leaveOut(name: string): void {
  warnAboutInput(`event field ${name} has a wrong type; left out.`);
}

/** The `object_type` of event types that do not contain it. */
const OBJECTS = new Map([
  ['click', 'button'],
  ['input', 'field'],
  ['select', 'option'],
]);

/**
 * The default fields of an event type: `open locale menu` is the action `open`
 * on a `locale-menu`, and `join-circle click` is the action `click` on
 * `join-circle`.
 */
export function defaultFields(type: string): {
  actor: string;
  action: string;
  object_type: string;
} {
  const [, object, verb] =
    /^(.+) (change|click|assignments?)$/.exec(type) ?? [];
  const [first = '', ...others] = type.split(' ');
  return {
    actor: /^(system|A\/B)/.test(type) ? 'system' : 'user',
    action: verb ?? first,
    object_type: object
      ? object.replace(/ /g, '-')
      : others.join('-') || (OBJECTS.get(type) ?? 'page'),
  };
}
