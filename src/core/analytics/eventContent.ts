import { scrubUrl } from './recordedUrl';
import { warnAboutInput } from '../report/report';

/** The longest text that is sent: nobody reads on, and a beacon holds 64 KB. */
const MOST_CHARACTERS = 2_000;

type Plain = string | number | boolean | null;

export interface EventContent {
  type: string;
  /** The specification's fields, each of them a text or `null`. */
  fields: Record<string, string | null>;
  /** What else the event says; `null` where it says nothing else. */
  custom: Record<string, Plain> | null;
}

/**
 * What of an event can be sent. A field of a wrong type is left out, with a
 * warning (specification §5); the others stay. `null` where it is no event.
 *
 * @param allowed query parameters that may stay in its address
 */
export function readEvent(
  event: unknown,
  allowed: readonly string[],
): EventContent | null {
  const { type, ...others } = plainFields(event);
  if (typeof type !== 'string' || !type) return null;
  // Of each field what counts where it is not given: a non-null one has a text.
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

/** Whatever of an object can be read, and is no object itself. */
function plainFields(event: unknown): Record<string, Plain> {
  const fields: Record<string, Plain> = {};
  let names: string[] = [];
  try {
    names = Object.keys(event as object);
  } catch {
    // No object, or one that does not want to be looked into.
  }
  for (const name of names) {
    try {
      const value = (event as Record<string, unknown>)[name];
      if (typeof value === 'string') {
        fields[name] = value.slice(0, MOST_CHARACTERS);
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

/** What is meant by a type that names no object. */
const OBJECTS = new Map([
  ['click', 'button'],
  ['input', 'field'],
  ['select', 'option'],
]);

/**
 * What an event of a type says where it does not say it itself: `open locale
 * menu` is the action `open` on a `locale-menu`, `join-circle click` the
 * action `click` on `join-circle`.
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
