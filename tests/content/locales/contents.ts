import type { LintelContent } from '../../../src/content/content';
import { de } from '../../../src/content/locales/de';
import { en } from '../../../src/content/locales/en';
import { enGb } from '../../../src/content/locales/en-gb';
import { es } from '../../../src/content/locales/es';
import { fr } from '../../../src/content/locales/fr';
import { it } from '../../../src/content/locales/it';
import { ja } from '../../../src/content/locales/ja';
import { ko } from '../../../src/content/locales/ko';
import { pt } from '../../../src/content/locales/pt';
import { isMenu, type NavigationLink } from '../../../src/content/navigation';

/** The translated languages, by code. */
export const translations: Record<string, LintelContent> =
  // prettier-ignore
  { de, es, fr, it, ja, pt, ko };

/** All nine variants. */
export const contents: Record<string, LintelContent> = {
  en,
  'en-gb': enGb,
  ...translations,
};

/**
 * Every string of the content by name: `messages.logIn`, `menus.products`,
 * `groups.commerce`, `links.blog`, `links.blog.description`.
 */
export function wordsOf({ messages, navigation }: LintelContent) {
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
    for (const { id, label, description, links } of menu.groups) {
      add(`groups.${id}`, label);
      add(`groups.${id}.description`, description);
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
