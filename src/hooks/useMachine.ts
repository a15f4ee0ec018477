'use client';
import { useEffect, useState } from 'react';
import type { Machine } from '../core/machine';
import { useStore } from './useStore';

/** One machine for the component's life, and its state. */
export function useMachine<State, Event, Options>(
  create: () => Machine<State, Event, Options>,
  closed: State,
  options: Options,
): [Machine<State, Event, Options>, State] {
  const [machine] = useState(create);
  useEffect(() => machine.setOptions(options));
  useEffect(() => machine.stop, [machine]);
  return [machine, useStore(machine, closed)];
}
