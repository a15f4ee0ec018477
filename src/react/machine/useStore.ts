'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Loader } from '../../core/machine/loader';
import {
  createMachine,
  type Machine,
  type MachineOptions,
  type StepOf,
} from '../../core/machine/machine';
import type { Readable } from '../../core/machine/store';

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

/**
 * A state machine for the component's lifetime, and its state.
 *
 * @param server the state during server rendering and hydration @default `initial`
 */
export function useMachine<State, Event, Open, Reason, Options>(
  step: StepOf<State, Event, Open, Reason, Options>,
  initial: State | (() => State),
  options: Options & MachineOptions<Open, Reason>,
  server?: State,
): [Machine<State, Event, Options & MachineOptions<Open, Reason>>, State] {
  const [first] = useState(initial);
  const [machine] = useState(() => createMachine(first, step, options));
  useEffect(() => machine.setOptions(options));
  useEffect(() => machine.stop, [machine]);
  return [machine, useStore(machine, server ?? first)];
}
