/** In a story's address: the visitor has returned from another page. */
const RETURNED = 'returned';

const LOGIN = '/auth/protected-redirect/';

/**
 * The pages that the header links to do not exist here. A visitor who follows
 * such a link, logs in or logs out, returns to the story.
 */
export function stayInStory(): () => void {
  // Missing in browsers before 2026. They show the missing page.
  const { navigation } = window as { navigation?: Navigation };
  const onNavigate = (event: NavigateEvent) => {
    const { origin, pathname } = new URL(event.destination.url);
    const isPage = origin === location.origin && pathname !== location.pathname;
    if (!isPage || !event.cancelable || event.downloadRequest !== null) return;
    event.preventDefault();
    void visit(event.destination.url).then(showAgain);
  };
  navigation?.addEventListener('navigate', onNavigate);
  return () => navigation?.removeEventListener('navigate', onNavigate);
}

/** The login page sets a session. No other address is more than a page. */
async function visit(url: string): Promise<void> {
  if (!new URL(url).pathname.startsWith(LOGIN)) return;
  await fetch(url, { redirect: 'manual' });
}

function showAgain(): void {
  const address = new URL(location.href);
  address.searchParams.set(RETURNED, '');
  location.assign(address);
}

/** Only once: a manual reload starts over. */
export function hasReturned(): boolean {
  const address = new URL(location.href);
  if (!address.searchParams.has(RETURNED)) return false;
  address.searchParams.delete(RETURNED);
  history.replaceState(history.state, '', address);
  return true;
}
