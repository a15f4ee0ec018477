import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownNavigation } from '../../stories/shared/ownNavigation';
import { isMenu, type Navigation } from '../../src/content/navigation';
import { en } from '../../src/content/locales/en';
import { atRest } from '../browser/atRest';
import { expectConsole } from '../setup/console';
import { expectOpen, panel, trigger } from '../header/headerParts';
import { showHeader } from '../header/showHeader';

/** Opens a menu, at the end of its motion. */
async function openPanel(name: string, navigation?: Navigation) {
  await showHeader({ tracking: false, navigation });
  await userEvent.click(trigger(name));
  await expectOpen(name);
  const shown = panel(name).element();
  atRest(shown);
  return shown;
}

const listsOf = (shown: Element) => [...shown.querySelectorAll('ul')];

const boxesOf = (elements: Iterable<Element>) =>
  [...elements].map((each) => each.getBoundingClientRect());

/** The menus, with a label of the second group that wraps. */
const longLabel: Navigation = {
  version: 1,
  items: en.navigation.items.filter(isMenu).map((menu) => ({
    ...menu,
    groups: menu.groups.map((group, index) =>
      index === 1 ? { ...group, label: 'Commerce '.repeat(8) } : group,
    ),
  })),
};

/** The baseline of the first line. */
function baselineOf(element: Element): number {
  const mark = document.createElement('span');
  mark.style.display = 'inline-block';
  element.prepend(mark);
  const { bottom } = mark.getBoundingClientRect();
  mark.remove();
  return bottom;
}

describe('the groups of a menu', () => {
  it('are side by side and use the whole width, the first one the most', async () => {
    const lists = boxesOf(listsOf(await openPanel('Studio', ownNavigation)));
    expect(new Set(lists.map(({ left }) => left)).size).toBe(3);
    expect(lists[0]!.left).toBe(40);
    expect(lists[2]!.right).toBeCloseTo(1240);
    expect(lists[0]!.width).toBeGreaterThan(1.5 * lists[1]!.width);
  });

  it('share a column if there are five and they are short', async () => {
    const lists = boxesOf(listsOf(await openPanel('Products')));
    const [, , tools, professionals, marketing] = lists;
    expect(professionals!.left).toBe(tools!.left);
    expect(professionals!.top).toBeGreaterThan(tools!.bottom);
    expect(marketing!.left).toBeGreaterThan(tools!.right);
  });

  it.each([1024, 1280])(
    'begin on one line at %i px, even if a label wraps',
    async (width) => {
      expectConsole('warn', /^Lintel: .* only 32 fit/);
      await page.viewport(width, 800);
      const shown = await openPanel('Products', longLabel);
      const [websites, commerce, tools, , marketing] = listsOf(shown).map(
        (list) => baselineOf(list.querySelector('a span')!),
      );
      expect(commerce).toBe(tools);
      expect(marketing).toBe(tools);
      expect(Math.abs(websites! - tools!)).toBeLessThanOrEqual(1);
    },
  );
});

it('the entries next to a spotlight are rows, together as high as the spotlight', async () => {
  const shown = await openPanel('Resources');
  const rows = boxesOf(shown.querySelectorAll('li'));
  const [spotlight] = boxesOf(
    shown.querySelectorAll('[data-lintel="spotlight"]'),
  );
  expect(new Set(rows.map(({ left }) => left)).size).toBe(1);
  expect(rows[0]!.top).toBe(spotlight!.top);
  expect(rows.at(-1)!.bottom).toBeCloseTo(spotlight!.bottom, 0);
});
