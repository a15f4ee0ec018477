/** A deliberate fault in the source, and the tests that must catch it. */
export interface Fault {
  /**
   * What a visitor or a developer would notice. Keep it when the source
   * changes, and update `find` and `replace` to cause it again.
   */
  name: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The Vitest project of the tests. */
  project: 'unit' | 'forks' | 'node' | 'chromium' | 'isolated';
  /** The one or two fastest test files that catch it. */
  caughtBy: string[];
}
