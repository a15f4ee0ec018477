import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LanguageMenu } from '../../src/components/LanguageMenu/LanguageMenu';
import { expectConsole } from '../setup/console';
import { drawn } from './clock';
import { expectFocusOn, languageButton, link, trigger } from './headerParts';
import { expectListClosed, expectListOpen } from './languageMenuParts';
import { freshPage } from './showHeader';

const menu = <LanguageMenu site={{ domain: 'example.com' }} align="start" />;

async function showAround(content: ReactNode) {
  await freshPage();
  render(<main>{content}</main>);
}

/** By the keyboard, whose focus is then on its first link. */
async function openAndEnter() {
  (languageButton().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectListOpen();
  await userEvent.tab();
  await expectFocusOn(link('English'));
}

it('a button far below an open list is clicked by the press that closes the list', async () => {
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
  // As visitors click: once. The driver would do it anew where it has missed.
  await userEvent.click(trigger('Start'), { force: true });
  await expectListClosed();
  expect(onClick).toHaveBeenCalledOnce();
  expect(scrollY).toBe(scrolledTo);
});

it('a dialog around an open list stays while Escape closes the list, and goes by the next', async () => {
  await showAround(<dialog aria-label="Preferences">{menu}</dialog>);
  const dialog = page.getByRole('dialog', { name: 'Preferences' });
  document.querySelector('dialog')!.showModal();
  await openAndEnter();
  await userEvent.keyboard('{Escape}');
  await expectListClosed();
  await drawn();
  await expect.element(dialog).toBeVisible();
  await expectFocusOn(languageButton());
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('two lists that share an id are reported to their team', async () => {
  expectConsole('warn', /^Lintel: two elements have the id ".+-languages"/);
  await showAround(
    <>
      {menu}
      {menu}
    </>,
  );
});
