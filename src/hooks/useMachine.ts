'use client';
import { useEffect, useState } from 'react';
import {
  createMachine,
  type Machine,
  type MachineOptions,
  type StepOf,
} from '../core/machine';
import { useStore } from './useStore';

/** One machine for the component's life, and its state. */
export function useMachine<State, Event, Open, Reason, Options>(
  step: StepOf<State, Event, Open, Reason, Options>,
  initial: State | (() => State),
  options: Options & MachineOptions<Open, Reason>,
): [Machine<State, Event, Options & MachineOptions<Open, Reason>>, State] {
  const [first] = useState(initial);
  const [machine] = useState(() => createMachine(first, step, options));
  useEffect(() => machine.setOptions(options));
  useEffect(() => machine.stop, [machine]);
  return [machine, useStore(machine, first)];
}
