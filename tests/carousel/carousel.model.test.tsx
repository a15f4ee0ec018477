import { act, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from '../../src/components/Spotlight/Carousel';
import type { Rotation } from '../../src/components/Spotlight/Pictures';
import { en } from '../../src/content/locales/en';
import type { CarouselEvent } from '../../src/core/carousel/carousel';
import { ContentContext } from '../../src/react/content/useContent';

type Action = CarouselEvent | { type: 'wait'; ms: number };

/** Whether the visitor prefers reduced motion. */
const motion = Object.assign(new EventTarget(), { matches: false });

function setReduced(isReduced: boolean) {
  motion.matches = isReduced;
  motion.dispatchEvent(new Event('change'));
}

/** The number of timers, after those of jsdom's selection events have run. */
function timersLeft() {
  vi.advanceTimersByTime(0);
  return vi.getTimerCount();
}

/** The carousel in its frame, and the visitor's actions. */
function showCarousel(playing: boolean, count: number) {
  const frame = document.body.appendChild(document.createElement('div'));
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/showcase';
  const frameRef = { current: frame };
  const buttons = () => frame.querySelectorAll('button');
  let rotation: Rotation | undefined;
  const onRotation = (next: Rotation | undefined) => {
    rotation = next;
  };
  const carousel = (shown: boolean) => (
    <ContentContext.Provider value={en}>
      <Carousel
        {...{ count, shown, frame: frameRef, onRotation }}
        id="carousel"
        label="Pictures"
      />
    </ContentContext.Provider>
  );
  setReduced(!playing);
  const view = render(carousel(false), { container: frame });
  const visit = {
    previous: () => fireEvent.click(buttons()[1]!),
    next: () => fireEvent.click(buttons()[2]!),
    toggle: () => fireEvent.click(buttons()[0]!),
    hover: () => fireEvent(frame, new PointerEvent('pointerenter')),
    leave: () => fireEvent(frame, new PointerEvent('pointerleave')),
    focus() {
      act(() => link.focus());
      // Imitates `:focus-visible`, which jsdom does not support.
      Object.assign(buttons()[0]!, { matches: () => true });
      act(() => buttons()[0]!.focus());
    },
    still() {
      act(() => setReduced(false));
      act(() => setReduced(true));
    },
  };
  return {
    shown: () => rotation!,
    act(action: Action) {
      if (action.type === 'wait') {
        act(() => void vi.advanceTimersByTime(action.ms));
      } else if (action.type === 'show') view.rerender(carousel(action.shown));
      else if (action.type === 'pick') {
        fireEvent.click(buttons()[3 + action.index]!);
      } else visit[action.type]();
    },
    leavePage() {
      view.unmount();
      frame.remove();
      link.remove();
    },
  };
}

const plain = fc.constantFrom<Action>(
  { type: 'next' },
  { type: 'previous' },
  { type: 'toggle' },
  { type: 'hover' },
  { type: 'leave' },
  { type: 'focus' },
  { type: 'still' },
  { type: 'show', shown: true },
  { type: 'show', shown: false },
);
const wait = fc.record({
  type: fc.constant('wait' as const),
  ms: fc.oneof(
    fc.constantFrom(1, 100, 4999, 5000, 5001),
    fc.integer({ min: 1, max: 12_000 }),
  ),
});

beforeEach(() => {
  // React's own timers keep running.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('matchMedia', () => motion);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The rules (behaviour I1 and I2) and those of the APG, as a simple model. */
class ExpectedCarousel {
  index = 0;
  /** The time of the next automatic change, in ms; `null` if it is paused. */
  turnsAt: number | null = null;
  private now = 0;
  private stopped: boolean;
  private startedByHand = false;
  private pointedAt = false;
  private seen = false;
  private stoppedByFocusAt = -Infinity;

  constructor(
    playing: boolean,
    private readonly count: number,
  ) {
    this.stopped = !playing;
  }

  tell(action: Action): void {
    if (action.type === 'wait') return this.pass(action.ms);
    if (this.isNoChange(action)) return;
    this.take(action);
    this.turnsAt = this.mayTurn() ? this.now + 5000 : null;
  }

  /** Events without an effect. */
  private isNoChange(event: CarouselEvent): boolean {
    switch (event.type) {
      case 'pick':
        return event.index === this.index;
      case 'show':
        return event.shown === this.seen;
      case 'toggle':
        // The press that moved focus has already paused it.
        return this.now - this.stoppedByFocusAt < 100;
      default:
        return false;
    }
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
        if (this.startedByHand) return;
        if (!this.stopped) this.stoppedByFocusAt = this.now;
        this.stopped = true;
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

it('the carousel follows its rules and those of the APG, whatever the visitor does', () => {
  const property = fc.property(visits, ([count, playing, todo]) => {
    const carousel = showCarousel(playing, count);
    const expected = new ExpectedCarousel(playing, count);
    try {
      for (const one of todo) {
        carousel.act(one);
        expected.tell(one);
        const { index, reached } = carousel.shown();
        expect({ index, timers: timersLeft() }).toEqual({
          index: expected.index,
          timers: expected.turnsAt === null ? 0 : 1,
        });
        // The current picture has been requested, and the next one is loading.
        expect(reached).toBeGreaterThanOrEqual(index);
        expect(reached).toBeLessThan(count);
        if (expected.turnsAt !== null && index < count - 1) {
          expect(reached).toBeGreaterThan(index);
        }
      }
    } finally {
      carousel.leavePage();
    }
    expect(timersLeft()).toBe(0);
  });
  fc.assert(property, { numRuns: 100 });
}, 60_000);
