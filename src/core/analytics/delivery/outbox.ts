import { createBackoff } from './backoff';
import { hasWindowFlag } from '../../browser/windowFlags';
import { createOutboxStore, type OutboxEvent } from './outboxStore';
import { isPageLeft, watchPage } from '../pageLifecycle';
import { postForm, reserveKeepalive } from './request';
import { formOf, statusError, type Delivery } from './transport';
import { withLock } from './withLock';
import { warnIfLogging } from '../../report/report';

/** The number of requests at the same time. */
const PARALLEL = 6;
/** The number of attempts that a page makes for an event. */
const MOST_ATTEMPTS = 10;
/** How long a request may take, in ms. */
const PATIENCE = 30_000;

const queued: Delivery = { outcome: 'queued' };

/** Events that are stored until the collector has confirmed them. */
export interface Outbox {
  /**
   * Stores an event and sends it. Resolves after its first attempt, to
   * `'queued'` if it will be sent again. Resolves to `null` if it could not be
   * stored.
   * @example outbox.send({ path: '/api/v1/events', payload })
   */
  send(event: OutboxEvent): Promise<Delivery | null>;
}

/** Settings of `createOutbox`. */
export interface OutboxSettings {
  /** What the storage keys begin with. @example 'lintel_outbox' */
  name: string;
  /**
   * Returns the address of a path on the events host.
   * @example (path) => 'https://events.example.com' + path
   */
  urlOf(path: string): string;
  /**
   * Whether the visitor still allows analytics. Read before every request.
   * @example () => hasConsent
   */
  isAllowed(): boolean;
}

/**
 * Creates the page's outbox, and sends what earlier pages and closed tabs have
 * left in it (behaviour T16). Call it only with the visitor's consent.
 *
 * @example
 * import { createOutbox, createTracker } from 'lintel/core';
 *
 * const urlOf = (path: string) => `https://events.example.com${path}`;
 * const isAllowed = () => true;
 * createTracker({
 *   urlOf,
 *   options: {},
 *   languages: ['de'],
 *   user: () => null,
 *   store: createOutbox({ name: 'my_outbox', urlOf, isAllowed }).send,
 * });
 */
export function createOutbox(settings: OutboxSettings): Outbox {
  const { name, urlOf } = settings;
  const store = createOutboxStore(name, (key) =>
    settle(key, { outcome: 'dropped' }),
  );
  const backoff = createBackoff(drain);
  /** Events of this page that wait for their first attempt. */
  const fresh = new Map<string, (delivery: Delivery) => void>();
  const attempts = new Map<string, number>();
  /** Events that wait for their lock, and those on their way. */
  const waiting = new Set<string>();
  const sending = new Set<string>();
  let leave = () => {};
  let left = Promise.resolve();

  const isAllowed = () =>
    settings.isAllowed() && !hasWindowFlag('lintelEventsDisabled');
  const triesOf = (key: string) => attempts.get(key) ?? 0;
  const busy = () => waiting.size + sending.size;

  /** Settles an event that this page does not send. */
  function settle(key: string, delivery: Delivery): void {
    fresh.get(key)?.(delivery);
    fresh.delete(key);
  }

  /** Not sent again by this page, even if storage refuses to remove it. */
  function forget(key: string): void {
    attempts.set(key, MOST_ATTEMPTS);
    store.remove(key);
  }

  /** The event with the fewest attempts, and of these the oldest. */
  function next(): string | undefined {
    const isFree = (key: string) =>
      !waiting.has(key) && !sending.has(key) && triesOf(key) < MOST_ATTEMPTS;
    return store
      .keys()
      .filter(isFree)
      .sort((one, other) => triesOf(one) - triesOf(other))[0];
  }

  /** Whether the collector answered, so that the next event can be sent. */
  async function attempt(
    key: string,
    startedAt = performance.now(),
  ): Promise<boolean> {
    // The page was left while it waited for its lock.
    if (sending.has(key)) return true;
    const event = store.read(key);
    if (!event) {
      // Another tab has sent it, or the visitor has declined.
      settle(key, queued);
      forget(key);
      return true;
    }
    const settleThis = fresh.get(key);
    fresh.delete(key);
    sending.add(key);
    attempts.set(key, triesOf(key) + 1);
    const answer = await post(urlOf(event.path), formOf(event.payload));
    sending.delete(key);
    const outcome = outcomeOf(answer);
    settleThis?.({ outcome, via: 'fetch', status: answer?.status });
    if (outcome === 'queued') {
      backoff.fail(startedAt, answer);
      for (const settleOther of fresh.values()) settleOther(queued);
      return false;
    }
    backoff.succeed();
    forget(key);
    if (outcome === 'dropped') warnIfLogging(statusError(answer?.status));
    return true;
  }

  /** Sends one event, unless another tab is sending it. */
  async function sendNext(): Promise<boolean> {
    // After a failure, one event finds out whether the collector works again.
    const most = backoff.isFailing() ? 1 : PARALLEL;
    const key = busy() < most && isAllowed() && next();
    if (!key) return false;
    waiting.add(key);
    // Before the lock, for which some wait until others have already failed.
    const startedAt = performance.now();
    return withLock(
      key,
      () => {
        waiting.delete(key);
        return attempt(key, startedAt);
      },
      left,
    );
  }

  async function work(): Promise<void> {
    while (await sendNext()) {
      if (busy() === 0) drain();
    }
  }

  function drain(): void {
    store.expire();
    for (let worker = 0; worker < PARALLEL; worker += 1) void work();
  }

  /**
   * Sends what has not been sent yet, because there may be no time for locks. If
   * the page does not see the answer, the next one sends the event again, with
   * the same id.
   */
  function sendFresh(): void {
    if (!isAllowed() || backoff.isFailing()) return;
    for (const key of [...fresh.keys()]) void attempt(key);
  }

  function arrive(): void {
    left = new Promise((resolve) => (leave = resolve));
    drain();
  }

  watchPage(
    () => {
      leave();
      sendFresh();
    },
    undefined,
    arrive,
  );
  arrive();

  return {
    async send(event) {
      const key = store.add(event);
      if (!key) return null;
      return new Promise((resolve) => {
        fresh.set(key, resolve);
        if (backoff.isWaiting()) resolve(queued);
        else if (isPageLeft()) sendFresh();
        else void work();
      });
    },
  };
}

/** Outlives the page if the keepalive quota allows it. Ends after a while. */
async function post(
  endpoint: string,
  body: URLSearchParams,
): Promise<Response | null> {
  const release = reserveKeepalive(body);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PATIENCE);
  const answer = await postForm(endpoint, body, {
    keepalive: release !== null,
    signal: abort.signal,
  });
  clearTimeout(timer);
  release?.();
  return answer;
}

/** `'queued'` if the collector may accept the event later. */
function outcomeOf(answer: Response | null): Delivery['outcome'] {
  if (!answer) return 'queued';
  const { status } = answer;
  if (status === 200 || status === 202) return 'delivered';
  return [408, 425, 429].includes(status) || status >= 500
    ? 'queued'
    : 'dropped';
}
