import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import { computed } from '../header/headerParts';
import {
  expectCurrent,
  hasShadow,
  idOf,
  itemLink,
  middleAt,
  nameOf,
  nav,
  openList,
  phone,
  root,
  scrollPage,
  section,
  settled,
  showLongPage,
  top,
} from './sideNavParts';

/** Changes to the page, each with the section that is then in the middle. */
type Change = readonly [change: () => unknown, current: number | null];

const addSection = () => {
  const late = document.createElement('section');
  late.id = idOf(4);
  late.style.height = '600px';
  section(2).before(late);
};

/** Each starts with the middle in the second of three sections. */
const changes: [title: string, ...Change[]][] = [
  ['arrive late', [addSection, 4]],
  ['vanish', [() => section(2).remove(), 3], [() => section(3).remove(), null]],
  [
    'grow and shrink',
    [() => setHeight(1, '800px'), 1],
    [() => setHeight(1, '20px'), 3],
  ],
  [
    'grow out of sight, and are right when they are scrolled to',
    [() => setHeight(3, '1500px'), 2],
    [() => scrollPage(scrollY + 1900), 3],
  ],
  [
    'get their ids late, or hand them on',
    [() => (section(2).id = 'elsewhere'), null],
    [() => (document.getElementById('elsewhere')!.id = idOf(2)), 2],
  ],
  [
    'have no height, also in the middle, and get it back',
    [() => setHeight(3, '0'), 2],
    [() => scrollPage(middleAt(top(section(3)))), null],
    [() => setHeight(3, '600px'), 3],
  ],
  [
    'be hidden and shown',
    [() => (section(2).style.display = 'none'), 3],
    [() => (section(2).style.display = ''), 2],
  ],
];

function setHeight(number: number, height: string) {
  section(number).style.height = height;
}

describe('the current section is right', () => {
  const threeAndOneThatMayCome = {
    heights: [600, 600, 600],
    props: {
      items: [1, 2, 3, 4].map((number) => ({
        id: idOf(number),
        label: nameOf(number),
      })),
    },
  };

  it.each(changes)('%s', async (_, ...steps) => {
    await showLongPage(threeAndOneThatMayCome);
    // Scroll anchoring is off, so that changes move the middle.
    root.style.overflowAnchor = 'none';
    await scrollPage(middleAt(top(section(2)) + 100));
    await expectCurrent(2);
    for (const [change, current] of steps) {
      await change();
      await expectCurrent(current);
    }
  });

  it('when the items change', async () => {
    const { rerender } = await showLongPage({ heights: [600, 600] });
    await scrollPage(middleAt(top(section(1)) + 100));
    await expectCurrent(1);
    await rerender({
      heights: [600, 600],
      props: { items: [{ id: idOf(2), label: nameOf(2) }] },
    });
    await expectCurrent(null);
    await rerender({ heights: [600, 600] });
    await expectCurrent(1);
  });
});

describe('in a scrolling element', () => {
  const box = () => page.getByRole('region', { name: 'Box' }).element();
  const nested = {
    top: <Header consent="granted" tracking={false} />,
    room: 100,
    heights: [500, 500, 700],
    around: (content: ReactNode) => (
      <div
        role="region"
        aria-label="Box"
        tabIndex={0}
        style={{ height: 400, overflowY: 'auto' }}
      >
        {content}
      </div>
    ),
  };

  async function scrollBox(y: number) {
    box().scrollTop = y;
    await settled();
  }

  it('the middle of that element decides', async () => {
    await showLongPage(nested);
    const edge = () => box().scrollTop + top(section(2)) - (top(box()) + 200);
    const at = Math.round(edge());
    await scrollBox(at - 1);
    await expectCurrent(1);
    await scrollBox(at);
    await expectCurrent(2);
    await scrollBox(at - 1);
    await expectCurrent(1);
  });

  it('the header’s height is ignored, and the bar is at the element’s top', async () => {
    await phone();
    await showLongPage(nested);
    await scrollBox(600);
    expect(Math.round(top(nav()) - top(box()))).toBe(0);
    expect(hasShadow()).toBe(true);
    expect(computed(box()).scrollPaddingTop).toBe('42px');
    expect(computed(root).getPropertyValue('--lintel-side-nav-offset')).toBe(
      '',
    );
    await openList();
    await userEvent.click(itemLink(2));
    await expect.poll(() => Math.round(top(section(2)) - top(box()))).toBe(42);
  });
});

it('the container of a side navigation may be another element, by its id', async () => {
  await phone();
  await showLongPage({ props: { container: 'content' } });
  // 1,000 px below the top of that element.
  expect(hasShadow()).toBe(true);
});
