import { describe, expect, it as test } from 'vitest';
import type { LintelMessages } from '../../../src/content/content';
import type { NavigationWording } from '../../../src/content/index';
import de from '../../../src/content/locales/de.json';
import en from '../../../src/content/locales/en.json';
import es from '../../../src/content/locales/es.json';
import fr from '../../../src/content/locales/fr.json';
import it from '../../../src/content/locales/it.json';
import ja from '../../../src/content/locales/ja.json';
import ko from '../../../src/content/locales/ko.json';
import pt from '../../../src/content/locales/pt.json';

interface Words {
  locale: string;
  messages: LintelMessages;
  navigation: NavigationWording;
}

/** As TypeScript reads it from JSON, where it takes any list for a `string[]`. */
type InJson<T> = T extends readonly string[]
  ? string[]
  : { [Key in keyof T]: T[Key] extends string ? string : InJson<T[Key]> };

// TypeScript reports here what is missing in a file.
const translations =
  // prettier-ignore
  { de, es, fr, it, ja, ko, pt } satisfies Record<string, InJson<Words>>;

describe.each(Object.entries(translations))(
  'the file of words "%s"',
  (_, words) => {
    test('has the words that the others have, and no more', () => {
      const all = { ...en, navigation: de.navigation };
      expect(withoutText(words)).toEqual(withoutText(all));
    });

    test('has a label and a description of each link, and three words of the spotlight', () => {
      const { resourceLinks, spotlight } = words.navigation;
      const lists = [...Object.values(resourceLinks), spotlight];
      expect(lists.map(({ length }) => length)).toEqual([2, 2, 2, 2, 2, 3]);
    });
  },
);

test('the words go by the ids of the English menus', () => {
  const [products, resources] = en.navigation.items;
  const idsOf = (entries: readonly { id: string }[] = []) =>
    entries.map(({ id }) => id).sort();
  const linksIn = (menu: typeof products) =>
    menu!.groups.flatMap<{ id: string }>(({ links }) => links);
  const { groups, links, resourceLinks } = de.navigation;
  expect(Object.keys(groups).sort()).toEqual(idsOf(products?.groups));
  expect(Object.keys(links).sort()).toEqual(idsOf(linksIn(products)));
  expect(Object.keys(resourceLinks).sort()).toEqual(idsOf(linksIn(resources)));
});

function withoutText(words: object): unknown {
  return JSON.parse(
    JSON.stringify(words, (_, value: unknown) =>
      typeof value === 'string' ? '' : value,
    ),
  );
}
