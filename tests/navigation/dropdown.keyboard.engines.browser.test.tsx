import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, pass, stopClock } from '../browser/clock';
import {
  expectClosed,
  expectFocusOn,
  expectOpen,
  languageButton,
  link,
  openByKeyboard,
  panel,
  tabTo,
  trigger,
  withPrices,
} from '../header/headerParts';
import { showHeader } from '../header/showHeader';

describe('a menu, used with a keyboard,', () => {
  it('stays open if focus arrives during the delay of a hover on another menu', async () => {
    await showHeader();
    await userEvent.hover(trigger());
    await expectOpen();
    stopClock();
    await userEvent.hover(trigger('Resources'));
    await tabTo(trigger(), link('Home'));
    await pass(1000);
    await expectOpen();
    await expectClosed('Resources');
  });
});

it('Tab moves into an open menu and out of it, which then closes', async () => {
  await showHeader();
  await openByKeyboard();
  await userEvent.tab();
  await expectFocusOn(link('Websites'));
  await userEvent.tab({ shift: true });
  await expectFocusOn(trigger());
  await expectOpen();
  await userEvent.tab({ shift: true });
  await expectFocusOn(link('Home'));
  await expectClosed();
  await openByKeyboard();
  await tabTo(trigger('Resources'), link('View All Features'));
  await expectClosed();
  await openByKeyboard('Resources');
  await tabTo(languageButton(), link('Get inspired'));
  await expectClosed('Resources');
});

describe('arrow keys', () => {
  it('move focus between entries without wrapping, and Home and End move it to the ends', async () => {
    await showHeader({ navigation: withPrices });
    await tabTo(trigger(), link('Home'));
    await userEvent.keyboard('{ArrowLeft}');
    await expectFocusOn(trigger());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expectFocusOn(link('Prices'));
    await userEvent.keyboard('{ArrowLeft}');
    await expectFocusOn(trigger('Resources'));
    await userEvent.keyboard('{End}');
    await expectFocusOn(link('Prices'));
    await userEvent.keyboard('{Home}');
    await expectFocusOn(trigger());
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expectFocusOn(link('Websites'));
  });

  it('move focus between the links of an open menu, and stop at its ends', async () => {
    const { header } = await showHeader();
    header.parentElement!.style.minHeight = '300vh';
    await openByKeyboard();
    for (const [keys, to] of [
      ['{ArrowDown}', 'Websites'],
      ['{ArrowDown}', 'Website Templates'],
      ['{ArrowUp}', 'Websites'],
      ['{ArrowUp}', 'Websites'],
      ['{ArrowRight}', 'Website Templates'],
      ['{ArrowLeft}', 'Websites'],
      ['{End}', 'View All Features'],
      ['{ArrowDown}', 'View All Features'],
      ['{Home}', 'Websites'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expectFocusOn(link(to));
      expect(scrollY).toBe(0);
    }
    await expectOpen();
  });

  it('move focus between the links and the buttons of a spotlight', async () => {
    await showHeader();
    await openByKeyboard('Resources');
    const last = panel('Resources').getByRole('button').last();
    await expect.element(last).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expectFocusOn(link('Get inspired'));
    await userEvent.keyboard('{ArrowUp}');
    await expectFocusOn(last);
    await userEvent.keyboard('{ArrowDown}');
    await expectFocusOn(link('Get inspired'));
  });

  it('with modifiers are left to the browser, and focus alone opens nothing (WCAG 3.2.1)', async () => {
    await showHeader();
    await tabTo(trigger(), link('Home'));
    await drawn();
    await expectClosed();
    const keys: KeyboardEventInit[] = [
      // Scrolls, goes back, and goes to the top.
      { key: 'ArrowDown' },
      { key: 'ArrowLeft', altKey: true },
      { key: 'Home', ctrlKey: true },
    ];
    for (const key of keys) {
      const init = { ...key, bubbles: true, cancelable: true };
      const event = new KeyboardEvent('keydown', init);
      trigger().element().dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
      await expectFocusOn(trigger());
    }
  });
});

it('while a menu fades out, Tab skips it: after Enter, Escape, and another menu that has opened', async () => {
  await showHeader();
  for (const [keys, next] of [
    ['{Enter}{Tab}', 'Resources'],
    ['{Escape}{Tab}', 'Resources'],
    ['{ArrowRight}{Enter}{Shift>}{Tab}{/Shift}', 'Products'],
  ] as const) {
    await openByKeyboard();
    await userEvent.keyboard(keys);
    await expectFocusOn(trigger(next));
  }
});

describe('Escape', () => {
  it('closes it if nothing has focus, and it stays closed until the visitor acts', async () => {
    await showHeader();
    await userEvent.hover(trigger());
    await expectOpen();
    expect(document.activeElement).toBe(document.body);
    stopClock();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    expect(document.activeElement).toBe(document.body);
    await userEvent.hover(trigger(), { position: { x: 4, y: 20 } });
    await pass(1000);
    await expectClosed();
    await userEvent.hover(page.getByRole('heading', { name: 'A page' }));
    await userEvent.hover(trigger());
    await pass(60);
    await expectOpen();
  });

  it('closes it from elsewhere in the page, where focus stays, unless that has handled it', async () => {
    await showHeader();
    await tabTo(link('More'), link('Log In'));
    await userEvent.hover(trigger());
    await expectOpen();
    const handle = (event: Event) => event.preventDefault();
    const main = page.getByRole('main').element();
    main.addEventListener('keydown', handle);
    await userEvent.keyboard('{Escape}');
    await drawn();
    await expectOpen();
    main.removeEventListener('keydown', handle);
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expectFocusOn(link('More'));
  });
});
