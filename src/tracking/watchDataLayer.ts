import { onEvents } from '../browser/events';
import { dataLayer } from '../browser/windowFlags';

type Push = (...entries: unknown[]) => unknown;

/**
 * Calls back with the entries of the tag manager's data layer: those it has, and
 * each new one. Pages, tag managers and ad blockers replace the list or its
 * `push`, also by one that keeps nothing, so both have accessors meanwhile.
 * Returns a function that restores them.
 *
 * @param onError called if the list cannot be watched
 */
export function watchDataLayer(
  onEntries: (entries: readonly unknown[]) => void,
  onError: (error: unknown) => void,
): () => void {
  const layers = new WeakSet<object>();
  const seen = new WeakSet<object>();
  const ends: (() => void)[] = [];
  let isActive = true;

  const isNew = (entry: unknown) => isObject(entry) && !seen.has(entry);

  function read(entries: readonly unknown[]): void {
    for (const entry of entries) if (isObject(entry)) seen.add(entry);
    if (isActive && entries[0]) onEntries(entries);
  }

  /** Reads the entries that are new, however they were added. */
  function look(given?: unknown[]): void {
    if (!isActive) return;
    try {
      const layer = given ?? dataLayer();
      follow(layer);
      read(Array.from(layer).filter(isNew));
    } catch (error) {
      onError(error);
    }
  }

  /** Looks twice, because entries can be added without `push`. */
  function lookTwice(layer?: unknown[]): void {
    look(layer);
    setTimeout(() => look(layer));
  }

  /** Reads what the list's `push` is called with. */
  function follow(layer: unknown[]): void {
    if (typeof layer.push !== 'function') throw new TypeError('No push.');
    if (layers.has(layer)) return;
    const readers = new WeakMap<Push, Push>();
    let current: Push | undefined;
    const readerOf = (push: Push): Push => {
      // The page may have replaced it by anything.
      if (typeof push !== 'function') return push;
      const reader: Push =
        readers.get(push) ??
        function (this: unknown, ...entries) {
          // First, because a tag manager adds more entries in response. A push
          // around this one has reported them already, perhaps long ago.
          read(current === reader ? entries : entries.filter(isNew));
          return push.apply(this, entries);
        };
      // Code may put back what it has read.
      readers.set(push, reader).set(reader, reader);
      return (current = reader);
    };
    ends.push(intercept(layer, 'push', readerOf));
    layers.add(layer);
  }

  look();
  try {
    const see = (layer: unknown[]) => {
      if (layer) lookTwice(layer);
      return layer;
    };
    ends.push(intercept(window, 'dataLayer', see));
  } catch {
    // A `var` cannot have accessors. A new list is then found before a click is
    // recorded, and after it, which may be the visitor's answer.
  }
  const answer = () => lookTwice();
  const answers = { click: answer, keydown: answer };
  ends.push(onEvents(window, answers, { capture: true }));
  return () => {
    isActive = false;
    for (const end of ends) end();
  };
}

const isObject = (value: unknown): value is object => Object(value) === value;

/**
 * Puts a function between a property and the code that reads or sets it. Returns
 * a function that removes it.
 */
function intercept<Value>(
  holder: object,
  name: string,
  between: (value: Value) => Value,
): () => void {
  const own = Object.getOwnPropertyDescriptor(holder, name);
  let value = Reflect.get(holder, name) as Value;
  const get = () => between(own?.get ? (own.get.call(holder) as Value) : value);
  Object.defineProperty(holder, name, {
    configurable: true,
    enumerable: own?.enumerable ?? false,
    get,
    set(next: Value) {
      if (own?.set) own.set.call(holder, next);
      else value = next;
      between(next);
    },
  });
  return () => {
    // Code that has done the same since then still calls this one.
    if (Object.getOwnPropertyDescriptor(holder, name)?.get !== get) return;
    Reflect.deleteProperty(holder, name);
    if (own?.get) Object.defineProperty(holder, name, own);
    else if (Reflect.get(holder, name) !== value) {
      Reflect.set(holder, name, value);
    }
  };
}
