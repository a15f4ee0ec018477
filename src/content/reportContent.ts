/** The settings that may come from outside. */
export interface OutsideContent {
  content?: unknown;
  navigation?: unknown;
}

/** Prints the problems of content in development. */
export async function reportContent(given: OutsideContent): Promise<void> {
  if (process.env.NODE_ENV === 'production') return;
  try {
    const { printProblems } = await import('./validation/printProblems');
    printProblems(given);
  } catch {
    // The import can fail while offline.
  }
}
