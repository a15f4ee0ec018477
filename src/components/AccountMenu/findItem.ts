/** Where a key leads from `focused`, which is an item or the card around them. */
export function findByKey(
  key: string,
  items: HTMLElement[],
  focused: Element | null,
): HTMLElement | undefined {
  const index = items.indexOf(focused as HTMLElement);
  switch (key) {
    case 'ArrowDown':
      return items[(index + 1) % items.length];
    case 'ArrowUp':
      return items.at(Math.max(index, 0) - 1);
    case 'Home':
    case 'PageUp':
      return items[0];
    case 'End':
    case 'PageDown':
      return items.at(-1);
  }
  return undefined;
}

/** The item that begins with what is typed; by one letter, however often, the next one that does. */
export function findByText(
  typed: string,
  items: HTMLElement[],
  focused: Element | null,
): HTMLElement | undefined {
  const text = typed.toLowerCase();
  const letters = [...new Set(text)];
  const isOneLetter = letters.length === 1;
  const begin = isOneLetter ? letters[0]! : text;
  const index = items.indexOf(focused as HTMLElement);
  const from = isOneLetter ? index + 1 : Math.max(index, 0);
  return [...items.slice(from), ...items.slice(0, from)].find((item) =>
    item.textContent.trim().toLowerCase().startsWith(begin),
  );
}
