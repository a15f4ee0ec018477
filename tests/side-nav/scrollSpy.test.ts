import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createScrollSpy } from '../../src/core/side-nav/scrollSpy';

const page = document.documentElement;
const ids = ['one', 'two', 'three'];
const byId = (id: string) => document.getElementById(id)!;

/** Intersections need a real browser: `scrollSpy.browser.test.tsx`. */
class Observer {
  static last: Observer;
  readonly observe = vi.fn<(target: Element) => void>();
  readonly disconnect = vi.fn<() => void>();
  constructor(
    _: IntersectionObserverCallback,
    readonly init: IntersectionObserverInit,
  ) {
    Observer.last = this;
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  document.body.innerHTML = ids.map((id) => `<p id="${id}"></p>`).join('');
});

const spyOn = () => createScrollSpy(page, document, ids, () => {});

it('observes the sections again only if they have changed', () => {
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

it('uses the document as root, or the window if an old engine does not accept it', () => {
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
