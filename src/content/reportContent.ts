/** Prints the problems of settings that may come from outside, in development. */
export async function reportContent(given: {
  content?: unknown;
  navigation?: unknown;
}): Promise<void> {
  if (process.env.NODE_ENV === 'production') return;
  try {
    const { printProblems } = await import('./validateContent');
    printProblems(given);
  } catch {
    // The import can fail while offline.
  }
}
