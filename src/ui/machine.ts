'use client';
import { useEffect, useState } from 'react';
import { type Readable, createStore } from '../browser/store';
import type { OpenReason } from './useOpenState';

/** The timer of a step has elapsed, at `at` ms. */
export interface TimerElapsed {
  type: 'timerElapsed';
  at: number;
}

/** The result of an event. */
export interface Step<State> {
  readonly state: State;
  /** Starts a timer, in ms, which the next event stops, or keeps the one of the last event. */
  readonly delay?: number | 'kept';
  /** Why what is open has changed, if it has. */
  readonly reason?: OpenReason;
}

/** A state machine's rules, which use neither DOM nor clock. */
type StepOf<State, Event, Options> = (
  state: State,
  event: Event | TimerElapsed,
  options: Options,
) => Step<State>;

export interface MachineOptions<State> {
  onChange?(state: State, reason: OpenReason): void;
}

/** A state machine with a clock. */
export interface Machine<State, Event, Options> extends Readable<State> {
  send(event: Event): void;
  /** Replaces the options. */
  setOptions(options: Options): void;
  /** Stops the timer. Call it when the part unmounts. */
  stop(): void;
}

export function createMachine<State, Event, Options>(
  initial: State,
  step: StepOf<State, Event, Options>,
  options: Options & MachineOptions<State>,
): Machine<State, Event, Options & MachineOptions<State>> {
  const { get, set, subscribe } = createStore(initial);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(event: Event | TimerElapsed): void {
    const { state, delay, reason } = step(get(), event, options);
    if (delay !== 'kept') clearTimeout(timer);
    set(state);
    if (reason !== undefined) options.onChange?.(state, reason);
    if (typeof delay !== 'number') return;
    timer = setTimeout(
      () => send({ type: 'timerElapsed', at: performance.now() }),
      delay,
    );
  }

  return {
    get,
    subscribe,
    send,
    setOptions(next) {
      options = next;
    },
    stop: () => clearTimeout(timer),
  };
}

/** A state machine for the component's lifetime. */
export function useMachine<State, Event, Options>(
  step: StepOf<State, Event, Options>,
  initial: () => State,
  options: Options & MachineOptions<State>,
): Machine<State, Event, Options & MachineOptions<State>> {
  const [machine] = useState(() => createMachine(initial(), step, options));
  useEffect(() => machine.setOptions(options));
  useEffect(() => machine.stop, [machine]);
  return machine;
}
