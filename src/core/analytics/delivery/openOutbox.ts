import type { Outbox, OutboxSettings } from './outbox';
import { isPageLeft, watchPage } from '../pageLifecycle';

/**
 * Loads the outbox, which sends what earlier pages have left in it. Returns a
 * function that stores an event and sends it. It resolves to `null` if the
 * outbox cannot be loaded, or if the page is left before.
 */
export function openOutbox(settings: OutboxSettings): Outbox['send'] {
  let opened: Outbox | null = null;
  const load = () => import('./outbox');
  const loaded = load()
    .catch(load)
    .then(({ createOutbox }) => (opened = createOutbox(settings)))
    .catch(() => null);
  const left = new Promise<null>((resolve) => {
    if (isPageLeft()) resolve(null);
    watchPage(() => resolve(null));
  });
  return async (event) => {
    // Without waiting if it is open: a page that closes may run nothing later.
    const outbox = opened ?? (await Promise.race([loaded, left]));
    return outbox && outbox.send(event);
  };
}
