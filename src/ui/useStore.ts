'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Loader } from '../browser/loader';
import { type Readable, createStore } from '../browser/store';

/** The value of a store. `server` during server rendering and hydration. */
export function useStore<T>(store: Readable<T>, server: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => server);
}

/**
 * A part that is loaded once `wanted`. `null` until then, and if loading fails.
 */
export function useLoaded<T>(loader: Loader<T>, wanted: boolean): T | null {
  const loaded = useStore(loader, null);
  useEffect(() => {
    if (wanted) loader.load();
  }, [loader, wanted]);
  return loaded;
}

/** A state machine for the component's lifetime. */
export function useOwnMachine<State, Event, Open, Reason, Options>(
  step: StepOf<State, Event, Open, Reason, Options>,
  initial: () => State,
  options: Options & MachineOptions<Open, Reason>,
): Machine<State, Event, Options & MachineOptions<Open, Reason>> {
  const [machine] = useState(() => createMachine(initial(), step, options));
  useEffect(() => machine.setOptions(options));
  useEffect(() => machine.stop, [machine]);
  return machine;
}

/** The same, and its state. For parts that no server renders. */
export function useMachine<State, Event, Open, Reason, Options>(
  step: StepOf<State, Event, Open, Reason, Options>,
  initial: () => State,
  options: Options & MachineOptions<Open, Reason>,
): [Machine<State, Event, Options & MachineOptions<Open, Reason>>, State] {
  const machine = useOwnMachine(step, initial, options);
  return [machine, useSyncExternalStore(machine.subscribe, machine.get)];
}

/** The effects of a step, in addition to the new state. */
export type MachineEffect<Open, Reason> =
  /** The next event stops the timer. */
  | { type: 'startTimer'; delay: number }
  | { type: 'changed'; open: Open; reason: Reason };

/** The timer of a step has elapsed, at `at` ms. */
export interface TimerElapsed {
  type: 'timerElapsed';
  at: number;
}

export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** Returns the new state and effects of an event. */
export type StepOf<State, Event, Open, Reason, Options> = (
  state: State,
  event: Event | TimerElapsed,
  options: Options,
) => Step<State, MachineEffect<Open, Reason>>;

export interface MachineOptions<Open, Reason> {
  onChange?(open: Open, reason: Reason): void;
}

/** A state machine with a clock, which runs the effects of its steps. */
export interface Machine<State, Event, Options> extends Readable<State> {
  send(event: Event): void;
  /** Replaces the options. */
  setOptions(options: Options): void;
  /** Stops the timer. Call it when the part unmounts. */
  stop(): void;
}

export function createMachine<State, Event, Open, Reason, Options>(
  closed: State,
  step: StepOf<State, Event, Open, Reason, Options>,
  initial: Options & MachineOptions<Open, Reason>,
): Machine<State, Event, Options & MachineOptions<Open, Reason>> {
  let options = initial;
  const store = createStore(closed);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(event: Event | TimerElapsed): void {
    clearTimeout(timer);
    const { state, effects } = step(store.get(), event, options);
    store.set(state);
    effects.forEach(run);
  }

  function run(effect: MachineEffect<Open, Reason>): void {
    if (effect.type === 'changed') {
      options.onChange?.(effect.open, effect.reason);
    } else {
      timer = setTimeout(
        () => send({ type: 'timerElapsed', at: performance.now() }),
        effect.delay,
      );
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
