'use client';
import type { LintelContent, LintelMessages } from '../content/content';
import { en } from '../content/locales/en';
import { messageOf } from '../content/sanitizeContent';
import { loadContent } from '../content/loadContent';
import { createLoader, type Loader } from '../browser/loader';
import { sharedByCopies } from '../browser/registry';
import type { SitePage } from '../site/links';
import { useSettings } from './contexts';
import { useLoaded } from '../ui/useStore';

/**
 * A single phrase in the page's language. For components that a page has many
 * of: `useContent` validates the whole content in each.
 *
 * @param wanted whether it is shown. Only then a language is downloaded for it
 */
export function useMessage(
  page: SitePage,
  name: keyof LintelMessages,
  wanted: boolean,
): string {
  const settings = useSettings();
  const loaded = useLoadedContent(page, wanted);
  return (
    messageOf(settings, name) ??
    messageOf(settings.content, name) ??
    loaded.messages[name]
  );
}

/**
 * The content of the page's language if no `content` was passed: English first,
 * then the language's own once it is loaded. Loading starts when `wanted` is
 * `true`.
 */
export function useLoadedContent(
  { language: { locale } }: SitePage,
  wanted: boolean,
): LintelContent {
  const { content } = useSettings();
  const isMissing = content === undefined && en.locale !== locale;
  const loaded = useLoaded(contentLoader(locale), wanted && isMissing);
  return (isMissing && loaded) || en;
}

/** One loader per language and page. */
function contentLoader(locale: string): Loader<LintelContent> {
  return sharedByCopies(`content:${locale}`, () =>
    createLoader('content', () => loadContent(locale)),
  );
}
