import { createStore, type Readable } from './store';

/** What a step asks for beside its new state. */
export type MachineEffect<Open, Reason> =
  /** It ends with the next event, whatever that is. */
  | { type: 'startTimer'; delay: number }
  | { type: 'changed'; open: Open; reason: Reason };

/** The timer that a step asked for has run out; `at` in ms. */
export interface TimerElapsed {
  type: 'rested';
  at: number;
}

export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** What an event does to a state. */
export type StepOf<State, Event, Open, Reason, Options> = (
  state: State,
  event: Event | TimerElapsed,
  options: Options,
) => Step<State, MachineEffect<Open, Reason>>;

export interface MachineOptions<Open, Reason> {
  onChange?(open: Open, reason: Reason): void;
}

/** A state machine with a clock: runs what its steps ask for. */
export interface Machine<State, Event, Options> extends Readable<State> {
  send(event: Event): void;
  /** Replaces what it was made with. */
  setOptions(options: Options): void;
  /** Ends the timer; to be called when its part leaves the page. */
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
        () => send({ type: 'rested', at: performance.now() }),
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
