import { hardLimits } from '../lengthLimits';

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
