import { onEvents, together } from '../browser/events';
import { dataLayer } from '../browser/windowFlags';

/**
 * Calls back with the entries of the tag manager's data layer: those it has, and
 * each new one. Pages and tag managers replace the list or its `push`, so it is
 * also read before and after a click or a key, which may be the visitor's answer,
 * and when a script has loaded. Returns a function that stops watching. A `push`
 * that is read stays so, and still calls back.
 *
 * @param onError called if the list cannot be watched
 */
export function watchDataLayer(
  onEntries: (entries: readonly object[]) => void,
  onError: (error: unknown) => void,
): () => void {
  const layers = new WeakSet<object>();
  const seen = new WeakSet<object>();

  function read(entries: readonly unknown[]): void {
    const objects = entries.filter(isObject);
    for (const entry of objects) seen.add(entry);
    onEntries(objects);
  }

  function look(): void {
    try {
      const layer = dataLayer();
      if (!layers.has(layer)) readPushes(layer, read);
      layers.add(layer);
      read(Array.from(layer).filter((entry) => !seen.has(entry as object)));
    } catch (error) {
      onError(error);
    }
  }

  function lookTwice(): void {
    look();
    setTimeout(look);
  }

  look();
  const answers = { click: lookTwice, keydown: lookTwice };
  return together(
    onEvents(window, answers, { capture: true }),
    onEvents(document, { load: lookTwice }, { capture: true }),
  );
}

const isObject = (value: unknown): value is object => Object(value) === value;

/** Reads what a list's `push` is called with, for as long as the list exists. */
function readPushes(
  layer: unknown[],
  read: (entries: readonly unknown[]) => void,
): void {
  const { push } = layer;
  if (typeof push !== 'function') throw new TypeError('No push.');
  layer.push = (...entries) => {
    // First, because a tag manager adds more entries in response.
    read(entries);
    return push.apply(layer, entries);
  };
}
