'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Loader } from '../browser/loader';
import {
  createMachine,
  type Machine,
  type MachineOptions,
  type StepOf,
} from './machine';
import type { Readable } from '../browser/store';

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
