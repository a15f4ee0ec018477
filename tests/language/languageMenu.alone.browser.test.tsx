import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  LanguageMenu,
  type LanguageMenuProps,
} from '../../src/language/LanguageMenu';
import {
  expectFocusOn,
  languageButton,
  link,
  stayOnPage,
  trigger,
} from '../header/headerParts';
import {
  expectListClosed,
  expectListOpen,
  languageList,
  openList,
} from './languageMenuParts';
import { freshPage } from '../header/showHeader';

const site = { domain: 'example.com' };

const pageWith = (props: LanguageMenuProps) => (
  <main>
    <h1>A page</h1>
    <div style={{ padding: '400px 300px' }}>
      <LanguageMenu site={site} {...props} />
    </div>
  </main>
);

/** Renders a page without a header. */
async function showAlone(props: LanguageMenuProps = {}) {
  await page.viewport(1280, 900);
  await freshPage();
  const { rerender } = render(pageWith(props));
  return (next: LanguageMenuProps) => rerender(pageWith(next));
}

const boxOf = (of: ReturnType<typeof languageButton>) =>
  of.element().getBoundingClientRect();

describe('a language list without room on its side', () => {
  /** Renders a menu in a corner of the window. */
  async function showInCorner(props: LanguageMenuProps, corner: object) {
    await freshPage();
    render(
      <main>
        <h1>A page</h1>
        <div style={{ position: 'fixed', ...corner }}>
          <LanguageMenu site={site} {...props} />
        </div>
      </main>,
    );
    await openList();
    return [boxOf(languageButton()), boxOf(languageList())] as const;
  }

  it('opens upward, aligned with the end, at the end of a page (behaviour G7)', async () => {
    const [button, list] = await showInCorner(
      { side: 'bottom', align: 'start' },
      { right: 20, bottom: 20 },
    );
    expect(list.bottom).toBeLessThan(button.top);
    expect(list.right).toBeCloseTo(button.right, 0);
    expect(list.top).toBeGreaterThanOrEqual(0);
  });

  it('is aligned with the other edge in right-to-left text', async () => {
    const [button, list] = await showInCorner(
      { align: 'start' },
      { left: 20, top: 20, direction: 'rtl' },
    );
    expect(list.left).toBeCloseTo(button.left, 0);
  });

  it('moves when the window becomes too small for it', async () => {
    const [, before] = await showInCorner(
      { align: 'start' },
      { left: 200, top: 20 },
    );
    expect(before.left).toBeCloseTo(boxOf(languageButton()).left, 0);
    await page.viewport(320, 800);
    await expect
      .poll(() => boxOf(languageList()).right)
      .toBeCloseTo(boxOf(languageButton()).right, 0);
  });
});

describe('a controlled language menu', () => {
  it('calls onOpenChange, and opens only when `open` changes', async () => {
    const onOpenChange = vi.fn();
    const rerender = await showAlone({ open: false, onOpenChange });
    await userEvent.click(languageButton());
    expect(onOpenChange.mock.calls).toEqual([[true, { reason: 'press' }]]);
    await expectListClosed();
    rerender({ open: true, onOpenChange });
    await expectListOpen();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
    await expectListOpen();
    rerender({ open: false, onOpenChange });
    await expectListClosed();
  });

  it('calls onOpenChange with the reason', async () => {
    const onOpenChange = vi.fn();
    await showAlone({ onOpenChange });
    const outside = document.createElement('button');
    document.body.append(outside);
    stayOnPage(page.getByRole('main').element() as HTMLElement);
    const ways: [reason: string, close: () => unknown][] = [
      ['press', () => userEvent.click(languageButton())],
      ['outside', () => userEvent.click(page.getByRole('heading'))],
      ['navigate', () => userEvent.click(link('Deutsch'))],
      ['blur', () => outside.focus()],
    ];
    for (const [reason, close] of ways) {
      onOpenChange.mockClear();
      await openList();
      await close();
      await expectListClosed();
      expect(onOpenChange.mock.calls).toEqual([
        [true, { reason: 'press' }],
        [false, { reason }],
      ]);
    }
  });
});

const menu = <LanguageMenu site={{ domain: 'example.com' }} align="start" />;

async function showAround(content: ReactNode) {
  await freshPage();
  render(<main>{content}</main>);
}

/** Opens the list with a key, and moves focus to its first link. */
async function openAndEnter() {
  (languageButton().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectListOpen();
  await userEvent.tab();
  await expectFocusOn(link('English'));
}

it('a button far below an open list is clicked by the same press that closes the list', async () => {
  const onClick = vi.fn();
  await showAround(
    <>
      {menu}
      <p style={{ paddingBlock: '2000px' }}>
        <button onClick={onClick}>Start</button>
      </p>
    </>,
  );
  await openAndEnter();
  trigger('Start').element().scrollIntoView({ block: 'center' });
  const scrolledTo = scrollY;
  expect(scrolledTo).toBeGreaterThan(1000);
  // A single click, like a visitor's. Without `force`, the driver tries again
  // after a miss.
  await userEvent.click(trigger('Start'), { force: true });
  await expectListClosed();
  expect(onClick).toHaveBeenCalledOnce();
  expect(scrollY).toBe(scrolledTo);
});
