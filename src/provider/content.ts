import { createLoader, type Loader } from '../core/loader';
import type { Content } from '../content/content';
import { en } from '../content/en';
import { languages, withUkVariant } from '../content/languages';
import { loadContent } from '../content/loadContent';
import { shared } from '../core/registry';

export { accountEntriesOf, isLogOut } from '../content/accountEntries';
export { guardContent, messageOf } from '../content/guardContent';
export { guardLanguages } from '../content/guardLanguages';
export { text } from '../content/readSafely';
export { isMenu } from '../content/navigation';
export { showLinksIn } from '../content/showLink';
export { languages, withUkVariant };
export type { Content } from '../content/content';
export type { Messages } from '../content/messages';
export type {
  AccountEntry,
  AccountLink,
  NavigationGroup,
  NavigationLink,
  NavigationMenu,
  NavigationPicture,
  NavigationSpotlight,
} from '../content/navigation';

/** English: what is shown where no content was given, and what fills its gaps. */
export const defaultContent: Content = en;

/** One loader per language and page. */
export function contentLoader(locale: string): Loader<Content> {
  return shared(`content:${locale}`, () =>
    createLoader('content', () => loadContent(locale)),
  );
}

/** Says in development what is wrong with what a page team passes, and where. */
export async function lintContent(
  content: unknown,
  navigation: unknown,
  messages: unknown,
): Promise<void> {
  if (process.env.NODE_ENV === 'production') return;
  const lint = await import('../content/lintContent');
  lint.lintContent(content, navigation, messages);
}
