import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../../src/components/Header/Header';
import { computed } from '../header/headerParts';
import {
  expectCurrent,
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

/** The page keeps still, so that what changes in it moves its middle. */
function withoutAnchoring() {
  root.style.overflowAnchor = 'none';
}

const around = () => document.getElementById('around')!;

describe('sections may change', () => {
  it('arrive late', async () => {
    await showLongPage({ heights: [600, 600] });
    withoutAnchoring();
    section(2).remove();
    await scrollPage(middleAt(top(section(1)) + 900));
    await expectCurrent(null);
    const late = document.createElement('section');
    late.id = idOf(2);
    late.style.height = '600px';
    around().append(late);
    await expectCurrent(2);
  });

  it('vanish', async () => {
    await showLongPage({ heights: [600, 600, 600] });
    withoutAnchoring();
    await scrollPage(middleAt(top(section(2)) + 100));
    await expectCurrent(2);
    section(2).remove();
    await expectCurrent(3);
    section(3).remove();
    await expectCurrent(null);
  });

  it('change places', async () => {
    await showLongPage({ heights: [600, 600, 600] });
    withoutAnchoring();
    await scrollPage(middleAt(top(section(2)) + 100));
    await expectCurrent(2);
    section(2).before(section(3));
    await expectCurrent(3);
    await scrollPage(scrollY + 600);
    await expectCurrent(2);
  });

  it('grow and shrink', async () => {
    await showLongPage({ heights: [600, 600, 600] });
    withoutAnchoring();
    await scrollPage(middleAt(top(section(2)) + 100));
    await expectCurrent(2);
    section(1).style.height = '800px';
    await expectCurrent(1);
    section(1).style.height = '20px';
    await expectCurrent(3);
  });

  it('grow out of sight, and are right when they are scrolled to', async () => {
    await showLongPage({ heights: [600, 600, 600, 600] });
    withoutAnchoring();
    await scrollPage(middleAt(top(section(1)) + 100));
    await expectCurrent(1);
    section(2).style.height = '1500px';
    await scrollPage(scrollY + 1600);
    await expectCurrent(2);
  });

  it('get their ids late, or hand them on', async () => {
    await showLongPage({ heights: [600, 600] });
    await scrollPage(middleAt(top(section(2)) + 100));
    await expectCurrent(2);
    const element = section(2);
    element.id = 'elsewhere';
    await expectCurrent(null);
    element.id = idOf(2);
    await expectCurrent(2);
  });

  it('be hidden and shown', async () => {
    await showLongPage({ heights: [600, 600, 600] });
    withoutAnchoring();
    await scrollPage(middleAt(top(section(2)) + 100));
    section(2).style.display = 'none';
    await expectCurrent(3);
    section(2).style.display = '';
    await expectCurrent(2);
  });

  it('and so may the items', async () => {
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

  it('and so may the window', async () => {
    await showLongPage({ heights: [600, 600] });
    await scrollPage(middleAt(top(section(2)) + 20));
    await expectCurrent(2);
    await page.viewport(1280, 640);
    await expectCurrent(1);
  });
});

describe('in what scrolls within the page', () => {
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

  it('its own middle counts', async () => {
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

  it('the header’s offset does not count, and the bar is at its top', async () => {
    await phone();
    await showLongPage(nested);
    await scrollBox(600);
    expect(Math.round(top(nav()) - top(box()))).toBe(0);
    expect(nav()).toHaveAttribute('data-stuck');
    expect(computed(box()).scrollPaddingTop).toBe('42px');
    expect(computed(root).getPropertyValue('--lintel-side-nav-offset')).toBe(
      '',
    );
    await openList();
    await userEvent.click(itemLink(2));
    await expect.poll(() => Math.round(top(section(2)) - top(box()))).toBe(42);
  });

  it('its own scroll padding stays', async () => {
    await phone();
    await showLongPage({
      ...nested,
      around: (content) => (
        <>
          <style>{'.box { scroll-padding-top: 7px }'}</style>
          <div
            className="box"
            role="region"
            aria-label="Box"
            tabIndex={0}
            style={{ height: 400, overflowY: 'auto' }}
          >
            {content}
          </div>
        </>
      ),
    });
    expect(computed(box()).scrollPaddingTop).toBe('7px');
  });
});

describe('its container', () => {
  it('may be another element, by its id', async () => {
    await phone();
    await showLongPage({ props: { container: 'content' } });
    // 1,000 px below the top of that.
    expect(nav()).toHaveAttribute('data-stuck');
  });
});

describe('when it goes', () => {
  it('nothing of it stays on the page', async () => {
    await phone();
    const spies = [window, document].map((target) => ({
      added: vi.spyOn(target, 'addEventListener'),
      removed: vi.spyOn(target, 'removeEventListener'),
    }));
    onTestFinished(() => void vi.restoreAllMocks());
    const { unmount } = await showLongPage();
    const place = section(6).cloneNode(true) as HTMLElement;
    await openList();
    await userEvent.click(itemLink(6));
    await settled();
    const focused = section(6);
    expect(document.activeElement).toBe(focused);
    unmount();
    expect(root.style.cssText).not.toContain('lintel-side-nav');
    expect(root).not.toHaveAttribute('data-lintel-jump');
    expect(focused.getAttributeNames().sort()).toEqual(
      place.getAttributeNames().sort(),
    );
    for (const type of ['scroll', 'scrollend', 'resize', 'wheel']) {
      for (const { added, removed } of spies) {
        const count = (spy: typeof added | typeof removed) =>
          spy.mock.calls.filter(([name]) => name === type).length;
        expect(count(removed), type).toBeGreaterThanOrEqual(count(added));
      }
    }
    expect(spies[0]!.added).toHaveBeenCalled();
  });
});
