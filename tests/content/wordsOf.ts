import type { Content } from '../../src/content/content';
import { isMenu, type NavigationLink } from '../../src/content/navigation';

/**
 * Every text of a content by a name: `messages.logIn`, `menus.products`,
 * `groups.commerce`, `links.blog`, `links.blog.description`.
 */
export function wordsOf({ messages, navigation }: Content) {
  const words = new Map<string, string>();
  const add = (name: string, text: string | undefined) => {
    if (text !== undefined) words.set(name, text);
  };
  const addLink = ({ id, label, description }: NavigationLink) => {
    add(`links.${id}`, label);
    add(`links.${id}.description`, description);
  };
  for (const [name, text] of Object.entries(messages)) {
    add(`messages.${name}`, text);
  }
  for (const menu of navigation.items.filter(isMenu)) {
    add(`menus.${menu.id}`, menu.label);
    for (const { id, label, links } of menu.groups) {
      add(`groups.${id}`, label);
      links.forEach(addLink);
    }
    if (menu.viewAll) addLink(menu.viewAll);
    if (menu.spotlight) {
      addLink(menu.spotlight);
      add(`links.${menu.spotlight.id}.subtitle`, menu.spotlight.subtitle);
    }
  }
  return words;
}
