import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectDrawerClosed,
  inDrawer,
  openDrawer,
  showPhone,
} from './drawerParts';
import { expectFocusOn } from '../header/headerParts';

const field = page.getByRole('textbox', { name: 'Search', exact: true });
const fieldElement = () => field.element() as HTMLInputElement;
const started = vi.fn();

/** Something with a state, that starts a request. */
function Search() {
  useEffect(() => started(), []);
  return <input aria-label="Search" />;
}

const actions = (
  <>
    <Search />
    <a href="/start">Get started</a>
  </>
);

async function showSearch() {
  await showPhone({ actions, width: 800 });
  started.mockClear();
}

describe('the actions', () => {
  it('keep what is typed while the drawer closes and opens again', async () => {
    await showSearch();
    await openDrawer();
    await userEvent.type(field, 'shop');
    const element = fieldElement();
    await userEvent.keyboard('{Escape}');
    await expectDrawerClosed();
    await openDrawer();
    await expect.element(field).toBeVisible();
    expect(field.element()).toBe(element);
    expect(element.value).toBe('shop');
    expect(started).not.toHaveBeenCalled();
  });

  it('keep focus and caret when the phone is turned', async () => {
    await showSearch();
    await openDrawer();
    await userEvent.type(field, 'shop');
    await userEvent.keyboard('{ArrowLeft}');
    await page.viewport(1100, 500);
    await expectDrawerClosed();
    await expectFocusOn(field);
    await userEvent.keyboard('X');
    expect(fieldElement().value).toBe('shoXp');
    await page.viewport(800, 700);
    await openDrawer();
    await expect.element(field).toHaveValue('shoXp');
    await expect.element(inDrawer('link', 'Get started')).toBeVisible();
    expect(started).not.toHaveBeenCalled();
  });

  it.runIf('moveBefore' in Element.prototype)(
    'do not load their frames again',
    async () => {
      const loaded = vi.fn();
      await showPhone({
        width: 800,
        actions: <iframe title="Chat" srcDoc="Hello" onLoad={loaded} />,
      });
      await expect.poll(() => loaded.mock.calls.length).toBe(1);
      await openDrawer();
      await userEvent.keyboard('{Escape}');
      await expectDrawerClosed();
      await page.viewport(1100, 700);
      expect(loaded).toHaveBeenCalledTimes(1);
    },
  );
});
