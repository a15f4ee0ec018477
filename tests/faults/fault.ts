/** A deliberate fault in the source, and the tests that must notice it. */
export interface Fault {
  /** What a visitor or a team would notice. Keep it when the source changes: it says what to inject anew. */
  name: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The Vitest project of the tests. */
  project: 'unit' | 'node' | 'chromium';
  /** The cheapest test files that catch it: one or two. */
  caughtBy: string[];
}
