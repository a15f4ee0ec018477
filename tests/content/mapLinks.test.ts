import { expect, it } from 'vitest';
import { en } from '../../src/content/en';
import { mapLinks, updated } from '../../src/content/mapLinks';

const { navigation } = en;

it('gives the very same menus where no link changes', () => {
  expect(mapLinks(navigation, (link) => link)).toBe(navigation);
  const alike = mapLinks(navigation, (link) =>
    updated(link, { label: link.label }),
  );
  expect(alike).toBe(navigation);
});

it('gives the very same column beside one that changes', () => {
  const changed = mapLinks(navigation, (link) =>
    link.id === 'donations' ? { ...link, label: 'Gifts' } : link,
  );
  expect(changed).not.toBe(navigation);
  const [before, after] = [navigation, changed].map(({ items }) => items[0]!);
  expect(after).not.toBe(before);
  expect(after).toMatchObject({ id: 'products' });
  const groupOf = (item: object | undefined, id: string) =>
    (item as { groups: { id: string }[] }).groups.find(
      (group) => group.id === id,
    );
  expect(groupOf(after, 'marketing')).toBe(groupOf(before, 'marketing'));
  expect(groupOf(after, 'commerce')).not.toBe(groupOf(before, 'commerce'));
  expect(changed.items[1]).toBe(navigation.items[1]);
});
