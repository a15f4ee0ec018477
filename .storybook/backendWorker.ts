import { createControlledBackend } from '../tests/server/controlledBackend';

/**
 * The parts of a service worker that are used here. TypeScript's own types of
 * workers cannot be combined with those of pages.
 */
interface ServiceWorker {
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (event: {
      readonly request: Request;
      respondWith(answer: Promise<Response>): void;
    }) => void,
  ): void;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string };
  skipWaiting(): Promise<void>;
}

const worker = globalThis as unknown as ServiceWorker;
const backend = createControlledBackend();

// A reload without the cache leaves the page without its worker.
worker.addEventListener('message', (event) =>
  event.waitUntil(worker.clients.claim()),
);
worker.addEventListener('install', (event) =>
  event.waitUntil(worker.skipWaiting()),
);
worker.addEventListener('activate', (event) =>
  event.waitUntil(worker.clients.claim()),
);
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const picture = pictureOf(request);
  if (picture) event.respondWith(fetch(picture));
  else if (isCall(request)) event.respondWith(answer(request));
});

/** Calls of scripts, and the landing, which is a picture. */
function isCall({ mode, destination }: Request): boolean {
  return mode !== 'navigate' && ['', 'image'].includes(destination);
}

/** Storybook may be in a folder of its origin, which is the media host. */
function pictureOf({ url }: Request): URL | undefined {
  const { pathname } = new URL(url);
  if (!pathname.startsWith('/spotlight/')) return undefined;
  return new URL(`.${pathname}`, worker.registration.scope);
}

async function answer(request: Request): Promise<Response> {
  return (await backend.answer(request)) ?? fetch(request);
}
