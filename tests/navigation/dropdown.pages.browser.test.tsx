import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { en } from '../../src/content/locales/en';
import type { LintelNavigation } from '../../src/content/navigation';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import { drawn } from '../browser/clock';
import {
  backdrop,
  expectClosed,
  expectFocusOn,
  expectOpen,
  openByKeyboard,
  trigger,
  withPrices,
} from '../header/headerParts';
import { showHeader } from '../header/showHeader';

/** Another page, as the browser's Back or the app's router shows it. */
function showAnotherPage() {
  const { href } = location;
  onTestFinished(() => history.replaceState(null, '', href));
  history.pushState(null, '', '/another-page');
}

describe.skipIf(!('navigation' in window))(
  'when the app shows another page,',
  () => {
    it('an open menu closes, and its focus moves to its button', async () => {
      const onOpenChange = vi.fn();
      await showHeader({ onOpenChange });
      await openByKeyboard();
      await userEvent.tab();
      showAnotherPage();
      await expectClosed();
      await expectFocusOn(trigger());
      expect(onOpenChange).toHaveBeenLastCalledWith(null, {
        reason: 'navigate',
      });
    });

    it('a menu stays open if only query, hash or a final slash change', async () => {
      const { href } = location;
      onTestFinished(() => history.replaceState(null, '', href));
      history.replaceState(null, '', '/page');
      await showHeader();
      await openByKeyboard();
      for (const path of ['/page?page=2#end', '/page/?page=2', '/page']) {
        history.replaceState(null, '', path);
        await drawn();
        await expectOpen();
      }
    });
  },
);

it('an open menu closes in a window that becomes too narrow for the bar', async () => {
  const onOpenChange = vi.fn();
  await page.viewport(1280, 800);
  const { header } = await showHeader({ onOpenChange });
  await userEvent.click(trigger());
  await expectOpen();
  await page.viewport(800, 800);
  await expect
    .poll(() => onOpenChange.mock.lastCall)
    .toEqual([null, { reason: 'resize' }]);
  // An open menu makes the header light.
  await expect.poll(() => header.hasAttribute('data-lintel-open')).toBe(false);
  await page.viewport(1280, 800);
  await expectClosed();
});

const menusOf = (...ids: string[]): LintelNavigation => ({
  version: 1,
  items: ids.map((id, index) => ({ ...en.navigation.items[index]!, id })),
});

it.each<[string, HeaderProps]>([
  ['menus with other ids', { navigation: menusOf('shops', 'help') }],
  ['one menu with another id', { navigation: menusOf('help') }],
  [
    'links alone',
    { navigation: { version: 1, items: [withPrices.items.at(-1)!] } },
  ],
  ['no menus', { variant: 'minimal' }],
])(
  'the page is not dimmed after its open menu was replaced by %s',
  async (_, next) => {
    const onOpenChange = vi.fn();
    const { header, rerender } = await showHeader({ onOpenChange });
    await userEvent.click(trigger());
    await expectOpen();
    rerender(<Header consent="granted" {...{ onOpenChange, ...next }} />);
    await expect
      .poll(() => header.hasAttribute('data-lintel-open'))
      .toBe(false);
    await expect.element(backdrop()).not.toBeVisible();
    expect(onOpenChange.mock.lastCall).toEqual([null, { reason: 'navigate' }]);
  },
);
