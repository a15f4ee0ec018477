import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { content } from './contentSchema';
import { definitions, navigation } from './menuSchema';

/** Plain data. Not the converter's own type, which pages would have to install. */
type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * JSON Schema (draft 2020-12) of the menus, for editors and forms.
 * `validateNavigation` finds more problems and says how to fix them.
 * @example
 * import { writeFileSync } from 'node:fs';
 * import { navigationSchema } from 'lintel/content';
 *
 * writeFileSync('menu.schema.json', JSON.stringify(navigationSchema));
 */
export const navigationSchema: JsonSchema = /* @__PURE__ */ toJson(
  navigation,
  'navigation-1',
  'Lintel: the menus of the header',
  'Menus and top-level links, in order.',
);

/**
 * JSON Schema (draft 2020-12) of the content in one language, for editors and
 * forms. `validateContent` finds more problems and says how to fix them.
 * @example
 * import { writeFileSync } from 'node:fs';
 * import { contentSchema } from 'lintel/content';
 *
 * writeFileSync('content.schema.json', JSON.stringify(contentSchema));
 */
export const contentSchema: JsonSchema = /* @__PURE__ */ toJson(
  content,
  'content-1',
  'Lintel: the content of the header',
  'Menus and wording in one language.',
);

function toJson(
  schema: GenericSchema,
  name: string,
  title: string,
  description: string,
): JsonSchema {
  const $id = `https://lintel.example.com/schemas/${name}.json`;
  const json = toJsonSchema(schema, {
    target: 'draft-2020-12',
    definitions,
    overrideSchema({ valibotSchema, jsonSchema }) {
      const { options } = valibotSchema as { options?: readonly unknown[] };
      const key = decidingKey(options?.[0]);
      if (!key) return null;
      // With `anyOf`, editors would list the problems of both alternatives.
      const [then, otherwise] = jsonSchema.anyOf ?? [];
      const properties = { [key]: true };
      return {
        if: { type: 'object', properties, required: [key] },
        then: then!,
        else: otherwise!,
      };
    },
  });
  return { ...json, $id, title, description };
}

/** The property that only the first of two schemas has. */
function decidingKey(first: unknown): string | undefined {
  if (first === definitions.menu) return 'groups';
  return first === definitions.logOut ? 'action' : undefined;
}
