import { newId } from '../../browser/newId';
import { warnIfLogging } from '../../report/report';
import type { Payload } from './transport';
import { readStored, storedKeys, writeStored } from '../storage';

/** Limits of what is stored. Beyond them, the oldest events are discarded. */
const MOST_EVENTS = 200;
const MOST_CHARACTERS = 256 * 1024;
/** In ms. */
const LIFETIME = 24 * 60 * 60 * 1000;

/** An event as it is stored. Its host is not, because it may change. */
export interface OutboxEvent {
  /** The path on the events host. @example '/api/v1/events' */
  path: string;
  /**
   * The fields of the request.
   * @example { eventSchemaName: 'track', eventContent: '{}' }
   */
  payload: Payload;
}

/**
 * Events in local storage. Each has a key of its own, which begins with its time,
 * so that two tabs cannot overwrite each other's events.
 *
 * @param name what the keys begin with
 * @param onDiscard called with the key of every discarded event
 */
export function createOutboxStore(
  name: string,
  onDiscard: (key: string) => void,
) {
  const counter = `${name}_discarded`;
  const keys = () => storedKeys(`${name}:`).sort();
  const read = (key: string) => parse(readStored('localStorage', key));

  /** The number of discarded events that no request has told yet. */
  const discarded = () => Number(readStored('localStorage', counter)) || 0;

  function countDiscarded(more: number): void {
    const count = discarded() + more;
    if (count > 0) writeStored('localStorage', counter, `${count}`);
    else removeStored(counter);
  }

  function discard(key: string): void {
    const untold = Number(read(key)?.payload.discardedEvents) || 0;
    removeStored(key);
    countDiscarded(untold + 1);
    warnIfLogging(
      'Lintel: the collector does not confirm events, so the oldest were discarded. Their number is sent with the next event, as discardedEvents.',
    );
    onDiscard(key);
  }

  function makeRoom(characters: number): void {
    const sizes = keys().map((key): [string, number] => [
      key,
      readStored('localStorage', key)?.length ?? 0,
    ]);
    let events = sizes.length;
    let size = sizes.reduce((sum, [, each]) => sum + each, characters);
    for (const [key, each] of sizes) {
      if (events < MOST_EVENTS && size <= MOST_CHARACTERS) return;
      events -= 1;
      size -= each;
      discard(key);
    }
  }

  return {
    /** The keys of all events, oldest first. */
    keys,
    /** `null` if it is no longer stored, or was changed by other code. */
    read,
    /**
     * Stores an event, and discards the oldest if there are too many. Returns
     * its key, or `null` if storage refuses.
     */
    add({ path, payload }: OutboxEvent): string | null {
      const count = discarded();
      const told = count ? { discardedEvents: `${count}` } : null;
      const text = JSON.stringify({ path, payload: { ...payload, ...told } });
      makeRoom(text.length);
      const key = `${name}:${Date.now()}:${newId()}`;
      if (!writeStored('localStorage', key, text)) return null;
      if (told) countDiscarded(-count);
      return key;
    },
    remove: removeStored,
    /** Discards events that are too old. */
    expire() {
      for (const key of keys().filter(isExpired)) discard(key);
    },
  };
}

/** A browser may refuse storage at any time. `readStored` reports it. */
function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Its event stays for the next page.
  }
}

/** Also if its time is in the future: the clock may have been set back. */
function isExpired(key: string): boolean {
  const age = Date.now() - Number(key.split(':').at(-2));
  return !(Math.abs(age) < LIFETIME);
}

/** Storage can contain anything. */
function parse(text: string | null): OutboxEvent | null {
  try {
    const { path, payload } = JSON.parse(text ?? 'null') as OutboxEvent;
    return typeof path === 'string' && payload ? { path, payload } : null;
  } catch {
    return null;
  }
}
