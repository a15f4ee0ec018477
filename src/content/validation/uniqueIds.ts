import { describeText } from '../../core/describeValue';
import { requiredText } from './fields';
import { error, field, type Place } from './place';

/** Where each id was first seen. */
export type Ids = Map<string, string>;

/**
 * Checks the `id` of a place, and that nobody had it before.
 *
 * @param registers the sets of places that may not share an id
 */
export function checkId(at: Place, ...registers: Ids[]): void {
  const place = field(at, 'id');
  const id = requiredText(place, {
    why: 'analytics and tests know the entry by it; without one it gets another as soon as its words or its address change.',
    fix: 'Write one that stays the same in every language, such as `pricing`.',
  });
  if (id === null) return;
  const first = registers.map((ids) => ids.get(id)).find(Boolean);
  for (const ids of registers) if (!ids.has(id)) ids.set(id, place.path);
  if (first === undefined) return;
  error(
    place,
    `\`id\` is \`${describeText(id)}\` a second time, after \`${first}\`: analytics cannot tell the two apart. Give one of them another id.`,
  );
}
