import address from './backendWorker?worker&url';

/** How often the page shows the worker that it is in use, in ms. */
const INTERVAL = 10_000;

/** One worker answers for all stories. */
let started: Promise<void> | undefined;

/**
 * Starts the backend of a built Storybook, which any file server can serve.
 * Resolves once a service worker answers the page's requests.
 */
export function startBackend(): Promise<void> {
  return (started ??= start());
}

async function start(): Promise<void> {
  // Missing without HTTPS, except on localhost.
  const container = navigator.serviceWorker as
    ServiceWorkerContainer | undefined;
  if (!container) {
    console.warn(
      'Lintel: this browser has no service worker here, so stories have no backend and show a logged-out visitor. Serve Storybook from localhost or with HTTPS.',
    );
    return;
  }
  const controlled = new Promise((resolve) =>
    container.addEventListener('controllerchange', resolve, { once: true }),
  );
  await container.register(address);
  const { active } = await container.ready;
  const greet = () => active?.postMessage('in use');
  greet();
  if (!container.controller) await controlled;
  // Browsers stop idle workers, and sessions would be lost.
  // https://www.w3.org/TR/service-workers/#service-worker-lifetime
  setInterval(greet, INTERVAL);
}
