/** How many frames may load at a time. Each is a whole page. */
const MOST_AT_A_TIME = 3;

const waiting = new Set<() => void>();
let loading = 0;

/** Calls `start` when it is its turn. Returns a function that gives up waiting. */
export function waitForTurn(start: () => void): () => void {
  waiting.add(start);
  startNext();
  return () => void waiting.delete(start);
}

/** What was started is loaded, or gone. */
export function endTurn(): void {
  loading--;
  startNext();
}

function startNext() {
  for (const start of waiting) {
    if (loading >= MOST_AT_A_TIME) return;
    loading++;
    waiting.delete(start);
    start();
  }
}
