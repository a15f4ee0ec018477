/** The failures without an answer after which the network counts as down. */
const MOST_UNANSWERED = 3;
/** Times, in ms. */
const SHORTEST_DELAY = 1_000;
const LONGEST_DELAY = 30_000;
const LONGEST_RETRY_AFTER = 3_600_000;

/**
 * Calls `retry` after failures: with full jitter, so that browsers that failed
 * together do not return together, and no sooner than `Retry-After`. After three
 * failures without an answer it waits until the browser is online again.
 * @see https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function createBackoff(retry: () => void) {
  let failures = 0;
  let unanswered = 0;
  // By a clock that cannot be set back.
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function succeed(): void {
    failures = unanswered = 0;
  }

  window.addEventListener('online', () => {
    succeed();
    retry();
  });

  return {
    isFailing: () => failures > 0,
    /**
     * Whether a new event has to wait: until the next attempt, or until the
     * network has been down for a while.
     */
    isWaiting: () =>
      failures > 0 &&
      (unanswered < MOST_UNANSWERED ||
        performance.now() - last < LONGEST_DELAY),
    /**
     * A request has failed.
     * @param startedAt by `performance.now`. Requests at the same time count as
     *   one
     * @param answer `null` without an answer, as with a blocked host
     */
    fail(startedAt: number, answer: Response | null): void {
      if (startedAt <= last) return;
      last = performance.now();
      failures += 1;
      unanswered = answer ? 0 : unanswered + 1;
      clearTimeout(timer);
      if (unanswered >= MOST_UNANSWERED) return;
      const most = Math.min(SHORTEST_DELAY * 2 ** failures, LONGEST_DELAY);
      timer = setTimeout(
        retry,
        Math.max(Math.random() * most, retryAfter(answer)),
      );
    },
    succeed,
  };
}

/** In ms; 0 if the header is missing or invalid. */
function retryAfter(answer: Response | null): number {
  const header = answer?.headers.get('retry-after') ?? '';
  const ms = Number(header) * 1000 || Date.parse(header) - Date.now();
  return ms > 0 ? Math.min(ms, LONGEST_RETRY_AFTER) : 0;
}
