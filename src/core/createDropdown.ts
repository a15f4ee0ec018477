import {
  closedDropdown,
  stepDropdown,
  type DropdownEffect,
  type DropdownEvent,
  type DropdownOptions,
  type DropdownReason,
  type DropdownState,
} from './dropdown';
import { createStore, type Store } from './store';

export interface Dropdown extends Pick<
  Store<DropdownState>,
  'get' | 'subscribe'
> {
  send(event: DropdownEvent): void;
  /** Replaces what it was made with. */
  setOptions(options: CreateDropdownOptions): void;
  /** Ends the timer; to be called when the menu leaves the page. */
  stop(): void;
}

export interface CreateDropdownOptions extends DropdownOptions {
  onChange?(open: string | null, reason: DropdownReason): void;
}

/** The dropdown machine with a clock: runs what its steps ask for. */
export function createDropdown(initial: CreateDropdownOptions = {}): Dropdown {
  let options = initial;
  const store = createStore(closedDropdown);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(event: DropdownEvent): void {
    const { state, effects } = stepDropdown(store.get(), event, options);
    store.set(state);
    effects.forEach(run);
  }

  function run(effect: DropdownEffect): void {
    if (effect.type === 'changed') {
      options.onChange?.(effect.open, effect.reason);
    } else if (effect.type === 'startTimer') {
      timer = setTimeout(
        () => send({ type: 'rested', at: performance.now() }),
        effect.delay,
      );
    } else {
      clearTimeout(timer);
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    send,
    setOptions(next) {
      options = next;
    },
    stop: () => clearTimeout(timer),
  };
}
