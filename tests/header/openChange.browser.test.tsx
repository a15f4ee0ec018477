import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../../src/components/Header/Header';
import {
  expectClosed,
  expectOpen,
  hoverBackdrop,
  link,
  openByKeyboard,
  stayOnPage,
  tabTo,
  trigger,
} from './headerParts';
import { headerOf, showHeader, startPage } from './showHeader';

/** Takes no focus: a press on it only leaves the menu. */
const banner = <p>A free year</p>;

async function showTold() {
  const onOpenChange = vi.fn();
  await page.viewport(1280, 1300);
  const { header } = await showHeader({ onOpenChange, banner });
  stayOnPage(header);
  const last = () => onOpenChange.mock.lastCall;
  return { onOpenChange, last };
}

describe('a page team is told', () => {
  it('of menus that open by hover and press, and close by backdrop and press', async () => {
    const { onOpenChange } = await showTold();
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.click(trigger('Resources'));
    await expectOpen('Resources');
    await hoverBackdrop();
    await expectClosed('Resources');
    await openByKeyboard();
    await userEvent.keyboard('{Enter}');
    await expectClosed();
    expect(onOpenChange.mock.calls).toEqual([
      [true, { menu: 'products', reason: 'hover' }],
      // Of two, the one that opens is told.
      [true, { menu: 'resources', reason: 'press' }],
      [false, { menu: 'resources', reason: 'backdrop' }],
      [true, { menu: 'products', reason: 'press' }],
      [false, { menu: 'products', reason: 'press' }],
    ]);
  });

  it('of the menu that is held open while the page is hydrated', async () => {
    const onOpenChange = vi.fn();
    await page.viewport(1280, 800);
    await startPage();
    const ui = <Header tracking={false} onOpenChange={onOpenChange} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(ui);
    document.body.append(container);
    (trigger().element() as HTMLElement).focus();
    render(ui, { container, hydrate: true });
    await headerOf();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([
      [true, { menu: 'products', reason: 'hydration' }],
      [false, { menu: 'products', reason: 'escape' }],
    ]);
  });

  it.each<[string, () => Promise<void>]>([
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['blur', () => tabTo(trigger('Resources'), link('View All Features'))],
    ['outside', () => userEvent.click(page.getByText('A free year'))],
    ['navigate', () => userEvent.click(link('Circle'))],
  ])('of a close by %s', async (reason, close) => {
    const { last } = await showTold();
    await openByKeyboard();
    await close();
    await expectClosed();
    expect(last()).toEqual([false, { menu: 'products', reason }]);
  });
});
