import { addons } from 'storybook/preview-api';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';

/**
 * The sites of the other languages do not exist here. If a language is chosen
 * in a story, the story is shown in it, as if chosen in the toolbar. Returns a
 * function that stops this.
 */
export function followLanguage(): () => void {
  const follow = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLElement>('[data-lintel="language-link"]');
    if (!link) return;
    event.preventDefault();
    showStoryIn(link.dataset['lintelId']?.replace('language-', '') ?? 'en');
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

function showStoryIn(language: string): void {
  if (!isInDocumentation()) {
    addons.getChannel().emit(UPDATE_GLOBALS, { globals: { language } });
    return;
  }
  // The toolbar does not reach into the frames of a documentation page.
  const address = new URL(location.href);
  address.searchParams.set('globals', `language:${language}`);
  location.assign(address);
}

function isInDocumentation(): boolean {
  return parent !== window && parent.location.pathname.endsWith('/iframe.html');
}
