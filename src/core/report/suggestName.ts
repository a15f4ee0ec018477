// Names in other systems for the same thing.
const otherNames = new Map<string, readonly string[]>(
  Object.entries({
    availability: ['languages'],
    children: ['groups', 'links', 'items'],
    columns: ['groups'],
    entries: ['links', 'items'],
    images: ['pictures'],
    language: ['locale', 'languages'],
    lang: ['locale', 'languages'],
    locales: ['languages'],
    link: ['href'],
    menus: ['items'],
    name: ['label'],
    newtab: ['external'],
    path: ['href'],
    subcopy: ['description'],
    target: ['external'],
    text: ['label'],
    title: ['label'],
    url: ['href'],
  }),
);

/** Longer names are not considered misspelt. */
const LONGEST_NAME = 30;

/** The known name that was probably meant. */
export function suggestName(
  given: string,
  known: readonly string[],
): string | undefined {
  if (given.length > LONGEST_NAME) return undefined;
  const name = given.toLowerCase();
  const others = otherNames.get(name);
  const mostChanges = Math.min(2, Math.floor(name.length / 3));
  const distances = known.map((candidate) => ({
    candidate,
    distance: editDistance(name, candidate.toLowerCase()),
  }));
  const [nearest] = distances.sort((a, b) => a.distance - b.distance);
  if (nearest && nearest.distance <= mostChanges) return nearest.candidate;
  return others?.find((other) => known.includes(other));
}

/**
 * The number of letters to add, remove, change or swap with the next
 * (Damerau–Levenshtein distance).
 */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwap =
        from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + change,
        isSwap && row > 1 ? (before[column - 2] ?? row) + 1 : Infinity,
      );
    }
    before = previous;
    previous = current;
  }
  return previous[to.length] ?? 0;
}
