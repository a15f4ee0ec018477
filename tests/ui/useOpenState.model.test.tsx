import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { StrictMode, useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useOpenState, type OpenStateOptions } from '../../src/ui/useOpenState';

type Reason = 'press' | 'escape' | 'blur';
type Change = [open: boolean, reason: Reason];

const change: fc.Arbitrary<Change> = fc.tuple(
  fc.boolean(),
  fc.constantFrom('press', 'escape', 'blur'),
);
/** The reasons of one event: closing often moves focus, too. */
const events = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), {
  maxLength: 10,
});

function show(options: OpenStateOptions<Reason>) {
  const changes: Change[] = [];
  const { result } = renderHook(
    () =>
      useOpenState<Reason>({
        ...options,
        onOpenChange: (open, { reason }) => changes.push([open, reason]),
      }),
    { wrapper: StrictMode },
  );
  const perform = (event: Change[]) =>
    act(() => {
      const [, ask] = result.current;
      for (const one of event) ask(...one);
    });
  return { changes, perform, isOpen: () => result.current[0] };
}

it('useOpenState reports each change once, with the first reason', () => {
  const property = fc.property(fc.boolean(), events, (defaultOpen, todo) => {
    const { changes, perform, isOpen } = show({ defaultOpen });
    const expected: Change[] = [];
    let open = defaultOpen;
    for (const event of todo) {
      perform(event);
      const asked = event.filter(([next]) => next !== open);
      const changed = asked[0];
      if (changed) expected.push(changed);
      if (changed) open = changed[0];
      expect(isOpen()).toBe(open);
    }
    expect(changes).toEqual(expected);
  });
  fc.assert(property, { numRuns: 100 });
});

it('useOpenState asks for each change if it is controlled', () => {
  const property = fc.property(fc.boolean(), events, (held, todo) => {
    const { changes, perform, isOpen } = show({ open: held });
    for (const event of todo) {
      changes.length = 0;
      perform(event);
      expect(isOpen()).toBe(held);
      expect(changes).toEqual(event.filter(([next]) => next !== held));
    }
  });
  fc.assert(property, { numRuns: 100 });
});

it('useOpenState keeps the reason of a change that comes before the effects of an earlier rendering', () => {
  const changes: Change[] = [];
  const { rerender } = renderHook(
    ({ isLeft }) => {
      const [, ask] = useOpenState<Reason>({
        defaultOpen: true,
        onOpenChange: (open, { reason }) => changes.push([open, reason]),
      });
      useLayoutEffect(() => {
        if (isLeft) ask(false, 'blur');
      }, [isLeft, ask]);
    },
    { initialProps: { isLeft: false } },
  );
  rerender({ isLeft: true });
  expect(changes).toEqual([[false, 'blur']]);
});

it('useOpenState warns with the prop’s name if the page stops controlling it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { rerender } = renderHook(useOpenState, {
    initialProps: { open: true } as OpenStateOptions<Reason>,
  });
  rerender({});
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Lintel: the open prop is changing from controlled/),
  );
});
