import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchSections } from '../../src/core/watchSections';

const HEIGHT = 768;

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  scrollPage(0);
});

/** jsdom has no layout: sections of a height below each other, as a page has them. */
function layOut(heights: Record<string, number>) {
  for (const id of Object.keys(heights)) {
    const section = document.createElement('section');
    section.id = id;
    document.body.append(section);
  }
  const asked: string[] = [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    function (this: Element) {
      asked.push(this.id);
      let top = -window.scrollY;
      for (const each of document.querySelectorAll('section')) {
        const height = heights[each.id] ?? 0;
        if (each === this) return new DOMRect(0, top, 100, height);
        top += height;
      }
      return new DOMRect();
    },
  );
  return { heights, takeAsked: () => asked.splice(0) };
}

function scrollPage(y: number) {
  Object.assign(window, { scrollY: y });
  document.dispatchEvent(new Event('scroll'));
}

/** What was asked for in one frame is done in it. */
const frame = () => new Promise(requestAnimationFrame);

/** To where the middle of the window is at `y`. */
async function scrollMiddleTo(y: number) {
  scrollPage(y - HEIGHT / 2);
  await frame();
}

async function watch(ids: readonly string[]) {
  const active: (string | null)[] = [];
  const stop = watchSections(document.body, ids, {
    onActive: (id) => active.push(id),
    onMeasure: () => {},
  });
  onTestFinished(stop);
  await frame();
  return { last: () => active.at(-1), stop, active };
}

describe('the sections of a page', () => {
  it('are active from their top to above their bottom', async () => {
    layOut({ one: 500, two: 50, three: 2000 });
    const { last } = await watch(['one', 'two', 'three']);
    for (const [y, id] of [
      [0, 'one'],
      [499.5, 'one'],
      [500, 'two'],
      [549, 'two'],
      [550, 'three'],
      [2549, 'three'],
      [2550, null],
    ] as const) {
      await scrollMiddleTo(y);
      expect([y, last()]).toEqual([y, id]);
    }
  });

  it('are measured anew where the one in the middle has moved', async () => {
    const { heights } = layOut({ one: 500, two: 500, three: 500 });
    const { last } = await watch(['one', 'two', 'three']);
    await scrollMiddleTo(700);
    expect(last()).toBe('two');
    heights['one'] = 900;
    await scrollMiddleTo(701);
    expect(last()).toBe('one');
  });

  it('are measured anew where what is beside a gap has moved', async () => {
    const { heights } = layOut({ one: 500, gap: 300, two: 500 });
    const { last } = await watch(['one', 'two']);
    await scrollMiddleTo(600);
    expect(last()).toBeNull();
    heights['one'] = 650;
    await scrollMiddleTo(601);
    expect(last()).toBe('one');
  });

  it('are found when they arrive, and are missed when they go', async () => {
    layOut({ one: 500, two: 500 });
    const two = document.getElementById('two')!;
    two.remove();
    const { last } = await watch(['one', 'two']);
    await scrollMiddleTo(700);
    expect(last()).toBeNull();
    document.body.append(two);
    await frame();
    await frame();
    expect(last()).toBe('two');
    two.remove();
    await frame();
    await frame();
    expect(last()).toBeNull();
  });
});

describe('a frame in which the page is scrolled', () => {
  it.each([10, 100, 1000])(
    'asks for the place of one of %i sections',
    async (count) => {
      const ids = Array.from({ length: count }, (_, index) => `s${index}`);
      const { takeAsked } = layOut(
        Object.fromEntries(ids.map((id) => [id, 100])),
      );
      await watch(ids);
      takeAsked();
      for (let y = 50; y < 1000; y += 70) {
        await scrollMiddleTo(y);
        expect(takeAsked()).toEqual([`s${Math.floor(y / 100)}`]);
      }
    },
  );

  it('is one, however often it was scrolled in it', async () => {
    layOut({ one: 5000 });
    const { active } = await watch(['one']);
    active.length = 0;
    for (let y = 0; y < 50; y += 1) scrollPage(y);
    await frame();
    expect(active).toEqual(['one']);
  });
});

describe('once it has ended', () => {
  it('nothing is told any more', async () => {
    layOut({ one: 500 });
    const { active, stop } = await watch(['one']);
    scrollPage(10);
    stop();
    active.length = 0;
    scrollPage(20);
    window.dispatchEvent(new Event('resize'));
    document.body.append(document.createElement('p'));
    await frame();
    await frame();
    expect(active).toEqual([]);
  });
});
