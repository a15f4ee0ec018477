/** How long a story may take until it asks for the visitor, in ms. */
const MOST_WAITING = 3000;

/**
 * Resolves when this frame may set the visitor. The live stories of a page
 * share the browser's cookies, so each waits until the one before has been
 * told who is logged in.
 */
export async function takeTurn(): Promise<void> {
  if (!window.frameElement?.closest('#storybook-docs')) return;
  await new Promise<void>((proceed) => {
    void navigator.locks.request('lintel visitor', () => {
      proceed();
      return visitorKnown();
    });
  });
}

function visitorKnown(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const isKnown = list
        .getEntries()
        .some(({ name }) => new URL(name).pathname === '/api/me');
      if (isKnown) end();
    });
    const timer = setTimeout(end, MOST_WAITING);
    observer.observe({ type: 'resource' });
    function end() {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }
  });
}
