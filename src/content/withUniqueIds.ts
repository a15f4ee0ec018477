/** A second entry of one id gets another: the header knows its entries by them. */
export function withUniqueIds<Entry extends { id: string }>(
  entries: readonly Entry[],
): Entry[] {
  const seen = new Set<string>();
  return entries.map((entry, index) => {
    const id = seen.has(entry.id) ? `${entry.id}-${index}` : entry.id;
    seen.add(id);
    return { ...entry, id };
  });
}
