import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createScrollSpy } from '../../src/core/side-nav/scrollSpy';

const page = document.documentElement;
const ids = ['one', 'two', 'three'];
const byId = (id: string) => document.getElementById(id)!;

/** jsdom has no layout: tests say what overlaps the middle. */
class Observer {
  static last: Observer;
  readonly observe = vi.fn<(target: Element) => void>();
  readonly disconnect = vi.fn<() => void>();
  constructor(
    private readonly callback: IntersectionObserverCallback,
    readonly init: IntersectionObserverInit,
  ) {
    Observer.last = this;
  }
  /** @param ratios by id: how much of the section is in the middle */
  see(ratios: Record<string, number>, height = 100) {
    const entries = Object.entries(ratios).map(
      ([id, intersectionRatio]) =>
        ({
          target: byId(id),
          isIntersecting: true,
          intersectionRatio,
          boundingClientRect: new DOMRect(0, 0, 100, height),
        }) as Partial<IntersectionObserverEntry>,
    );
    this.callback(
      entries as IntersectionObserverEntry[],
      this as unknown as IntersectionObserver,
    );
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  document.body.innerHTML = ids.map((id) => `<p id="${id}"></p>`).join('');
});

function spyOn(wanted: readonly string[] = ids) {
  const active: (string | null)[] = [];
  const spy = createScrollSpy(page, document, wanted, (id) => active.push(id));
  return { ...spy, active, last: () => active.at(-1) };
}

describe('the active section', () => {
  it('is the last of the list among those in the middle', () => {
    const { last } = spyOn(['three', 'one', 'two']);
    Observer.last.see({ one: 0.1, three: 0.5 });
    expect(last()).toBe('one');
    Observer.last.see({ two: 0.1 });
    expect(last()).toBe('two');
    Observer.last.see({ one: 0, two: 0 });
    expect(last()).toBe('three');
  });

  it('is none that only touches the middle, or is empty', () => {
    const { last } = spyOn();
    Observer.last.see({ one: 0 });
    expect(last()).toBeNull();
    Observer.last.see({ one: 1 }, 0);
    expect(last()).toBeNull();
  });

  it('is none where there are no sections', () => {
    expect(spyOn(['nowhere']).active).toEqual([null]);
    expect(spyOn([]).active).toEqual([null]);
  });

  it('is none once the last of them has gone', () => {
    const { search, last } = spyOn(['one']);
    Observer.last.see({ one: 0.1 });
    byId('one').remove();
    expect(search()).toBe(true);
    expect(last()).toBeNull();
  });
});

it('observes the sections again only where others are there', () => {
  const { search } = spyOn();
  expect(search()).toBe(false);
  expect(Observer.last.observe).toHaveBeenCalledTimes(3);
  byId('two').id = 'other';
  expect(search()).toBe(true);
  expect(Observer.last.observe.mock.calls.slice(3)).toEqual([
    [byId('one')],
    [byId('three')],
  ]);
});

it('observes in the document, and in the window where an old engine takes none', () => {
  spyOn();
  expect(Observer.last.init.root).toBe(document);
  vi.stubGlobal(
    'IntersectionObserver',
    class extends Observer {
      constructor(
        callback: IntersectionObserverCallback,
        init: IntersectionObserverInit,
      ) {
        if (init.root === document) throw new TypeError('no Element');
        super(callback, init);
      }
    },
  );
  spyOn();
  expect(Observer.last.init.root).toBeUndefined();
});
