import { hardLimits } from '../lengthLimits';
import type { Availability } from '../navigation';

/** A text that says something. */
export const filledText = {
  type: 'string',
  pattern: '\\S',
  maxLength: hardLimits.text,
} as const;

export const optionalText = {
  type: 'string',
  maxLength: hardLimits.text,
} as const;

/** A language tag (BCP 47) such as `de-DE`. */
export const localePattern = '^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$';

/** In which languages something exists: the same of a link, a column and a menu. */
export const availability = {
  languages: {
    type: 'array',
    minItems: 1,
    maxItems: hardLimits.entries,
    items: { type: 'string', pattern: localePattern },
    title: 'Languages',
    description:
      'In which it exists, by code or locale: en, de-DE. Without them, in all.',
  },
  elsewhere: {
    type: 'string',
    enum: ['hide', 'mark'],
    default: 'hide',
    title: 'In other languages',
    description:
      'Whether links are hidden there, or marked "in English" and lead to the English site.',
  },
} as const satisfies Record<keyof Availability, unknown>;

export const id = {
  ...filledText,
  title: 'Id',
  description:
    'Analytics knows the entry by it: it stays the same in every language and when the words change.',
} as const;

/** A list with something in it. */
export function listOf<Reference extends string>($ref: Reference) {
  const { entries: maxItems } = hardLimits;
  return { type: 'array', minItems: 1, maxItems, items: { $ref } } as const;
}

/** An object. Unknown keys are allowed: a newer header may know them. */
export function objectOf<Properties, Key extends keyof Properties & string>(
  title: string,
  properties: Properties,
  required: readonly Key[],
) {
  return {
    type: 'object',
    title,
    properties,
    required,
    additionalProperties: true,
  } as const;
}
