import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu';
import {
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  item,
  openAloneByKey,
  showAlone,
  site,
} from './accountMenuParts';
import { pass, stopClock } from './clock';
import { expectFocusOn, languageButton, link, stayOnPage } from './headerParts';

const heading = () => page.getByRole('heading', { name: 'A page' });

describe('a page that decides whether the account menu is open', () => {
  it('is asked, and has the last word', async () => {
    const onOpenChange = vi.fn();
    const { rerender } = await showAlone({ open: false, onOpenChange });
    await expectMenuClosed();
    stopClock();
    await userEvent.click(avatar());
    expect(onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'press' });
    await expectMenuClosed();
    rerender({ open: true, onOpenChange });
    await expectMenuOpen();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
    await expectMenuOpen();
    rerender({ open: false, onOpenChange });
    await expectMenuClosed();
  });

  it('opens and closes it by itself, and is told nothing of that', async () => {
    const onOpenChange = vi.fn();
    const { rerender } = await showAlone({ open: true, onOpenChange });
    await expectMenuOpen();
    rerender({ open: false, onOpenChange });
    await expectMenuClosed();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

describe('a page that is told of each change, is told why:', () => {
  async function showTold() {
    const onOpenChange = vi.fn();
    await showAlone(
      { onOpenChange, reflexClickMs: 0 },
      <>
        <LanguageMenu site={site} />
        <a href="#more">More</a>
      </>,
    );
    await expectMenuClosed();
    return {
      told: () =>
        onOpenChange.mock.calls.map(([open, details]) => [open, details]),
    };
  }
  const opened = (reason: string) => [true, { reason }];
  const closed = (reason: string) => [false, { reason }];

  it('hover, leave', async () => {
    const { told } = await showTold();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    stopClock();
    await userEvent.hover(heading());
    await pass(100);
    await expectMenuClosed();
    expect(told()).toEqual([opened('hover'), closed('leave')]);
  });

  it('hover, press', async () => {
    const { told } = await showTold();
    await userEvent.hover(avatar());
    await expectMenuOpen();
    await userEvent.click(avatar());
    await expectMenuClosed();
    await userEvent.click(avatar());
    await expectMenuOpen();
    expect(told()).toEqual([opened('hover'), closed('press'), opened('press')]);
  });

  it('key, escape', async () => {
    const { told } = await showTold();
    await openAloneByKey();
    await userEvent.keyboard('{Escape}');
    await expectMenuClosed();
    expect(told()).toEqual([opened('key'), closed('escape')]);
  });

  it('blur, by Tab', async () => {
    const { told } = await showTold();
    await openAloneByKey();
    await userEvent.tab();
    await expectMenuClosed();
    await expectFocusOn(languageButton());
    expect(told()).toEqual([opened('key'), closed('blur')]);
  });

  it('blur, by a script', async () => {
    const { told } = await showTold();
    await openAloneByKey();
    (link('More').element() as HTMLElement).focus();
    await expectMenuClosed();
    expect(told()).toEqual([opened('key'), closed('blur')]);
  });

  it('outside', async () => {
    const { told } = await showTold();
    await openAloneByKey();
    await userEvent.click(heading());
    await expectMenuClosed();
    expect(told()).toEqual([opened('key'), closed('outside')]);
  });

  it('navigate', async () => {
    const { told } = await showTold();
    stayOnPage(page.getByRole('main').element() as HTMLElement);
    await openAloneByKey();
    await userEvent.click(item('Domains'));
    await expectMenuClosed();
    expect(told()).toEqual([opened('key'), closed('navigate')]);
  });

  it('other', async () => {
    const { told } = await showTold();
    await openAloneByKey();
    // A press there would be one outside.
    (languageButton().element() as HTMLElement).click();
    await expectMenuClosed();
    expect(told()).toEqual([opened('key'), closed('other')]);
  });
});
