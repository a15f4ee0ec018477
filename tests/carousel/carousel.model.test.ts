import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  restingCarousel,
  stepCarousel,
  type CarouselEvent,
} from '../../src/core/carousel/carousel';
import { createMachine } from '../../src/core/machine/machine';

function createCarousel(playing: boolean, count: number) {
  return createMachine({ ...restingCarousel, playing }, stepCarousel, {
    count,
  });
}

type Action =
  | CarouselEvent
  | { type: 'wait'; ms: number }
  /** As StrictMode does it. */
  | { type: 'stop' };

const plain = fc.constantFrom<Action>(
  { type: 'next' },
  { type: 'previous' },
  { type: 'toggle' },
  { type: 'hover' },
  { type: 'leave' },
  { type: 'focus' },
  { type: 'still' },
  { type: 'stop' },
  { type: 'show', shown: true },
  { type: 'show', shown: false },
);
const wait = fc.record({
  type: fc.constant('wait' as const),
  ms: fc.oneof(
    fc.constantFrom(1, 4999, 5000, 5001),
    fc.integer({ min: 1, max: 12_000 }),
  ),
});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** What the specification and APG say, told as one would tell it. */
class ExpectedCarousel {
  index = 0;
  /** When it turns by itself, in ms; `null` where it does not. */
  turnsAt: number | null = null;
  private now = 0;
  private stopped: boolean;
  private startedByHand = false;
  private pointedAt = false;
  private seen = false;

  constructor(
    playing: boolean,
    private readonly count: number,
  ) {
    this.stopped = !playing;
  }

  tell(action: Action): void {
    if (action.type === 'wait') return this.pass(action.ms);
    if (action.type === 'stop') {
      this.turnsAt = null;
      return;
    }
    this.take(action);
    this.turnsAt = this.mayTurn() ? this.now + 5000 : null;
  }

  private take(event: CarouselEvent): void {
    switch (event.type) {
      case 'next':
        return this.choose(this.index + 1);
      case 'previous':
        return this.choose(this.index - 1);
      case 'pick':
        return this.choose(event.index);
      case 'toggle':
        this.startedByHand = this.stopped;
        this.stopped = !this.stopped;
        return;
      case 'hover':
        this.pointedAt = true;
        return;
      case 'leave':
        this.pointedAt = false;
        return;
      case 'focus':
        if (!this.startedByHand) this.stopped = true;
        return;
      case 'still':
        this.stopped = true;
        this.startedByHand = false;
        return;
      case 'show':
        this.seen = event.shown;
    }
  }

  private choose(index: number): void {
    this.index = (index + this.count) % this.count;
    if (!this.startedByHand) this.stopped = true;
  }

  private mayTurn(): boolean {
    const undisturbed = this.startedByHand || !this.pointedAt;
    return this.count > 1 && this.seen && !this.stopped && undisturbed;
  }

  private pass(ms: number): void {
    const until = this.now + ms;
    while (this.turnsAt !== null && this.turnsAt <= until) {
      this.index = (this.index + 1) % this.count;
      this.now = this.turnsAt;
      this.turnsAt = this.now + 5000;
    }
    this.now = until;
  }
}

const visits = fc.constantFrom(1, 2, 3, 5).chain((count) => {
  const pick = fc.record({
    type: fc.constant('pick' as const),
    index: fc.integer({ min: 0, max: count - 1 }),
  });
  const action: fc.Arbitrary<Action> = fc.oneof(
    { arbitrary: plain, weight: 6 },
    { arbitrary: wait, weight: 3 },
    pick,
  );
  const actions = fc.array(action, { maxLength: 40, size: 'max' });
  return fc.tuple(fc.constant(count), fc.boolean(), actions);
});

it('whatever a visitor does, the pictures take turns as the specification and APG say', () => {
  const property = fc.property(visits, ([count, playing, todo]) => {
    vi.clearAllTimers();
    const carousel = createCarousel(playing, count);
    const expected = new ExpectedCarousel(playing, count);
    for (const one of todo) {
      if (one.type === 'wait') vi.advanceTimersByTime(one.ms);
      else if (one.type === 'stop') carousel.stop();
      else carousel.send(one);
      expected.tell(one);
      const { index, reached } = carousel.get();
      expect({ index, timers: vi.getTimerCount() }).toEqual({
        index: expected.index,
        timers: expected.turnsAt === null ? 0 : 1,
      });
      // What is shown was asked for, and what comes next is on its way.
      expect(reached).toBeGreaterThanOrEqual(index);
      expect(reached).toBeLessThan(count);
      if (expected.turnsAt !== null && index < count - 1) {
        expect(reached).toBeGreaterThan(index);
      }
    }
  });
  fc.assert(property, { numRuns: 1000 });
});
