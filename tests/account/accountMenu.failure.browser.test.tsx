import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectConsole } from '../setup/console';
import { watchReports } from '../setup/watchReports';
import { avatar, avatarLink, showAlone } from './accountMenuParts';
import { drawn } from '../browser/clock';

/** Throws when the menu renders its links, that is, once it is open. */
const failing = vi.hoisted(() => ({ error: null as Error | null }));
vi.mock('../../src/components/AccountMenu/LogOutLink', () => ({
  LogOutLink() {
    if (failing.error) throw failing.error;
    return null;
  },
}));

it('an account menu that throws reports it once, and its avatar becomes a link to the account again', async () => {
  failing.error = new Error('No menu today');
  onTestFinished(() => {
    failing.error = null;
  });
  // React's own message.
  expectConsole('error', /using the error boundary/);
  const onError = vi.fn();
  const reports = watchReports();
  await showAlone({ onError });
  await userEvent.hover(avatar());
  await expect
    .element(avatarLink())
    .toHaveAttribute('href', 'https://account.example.com/');
  await drawn();
  expect(onError.mock.calls).toEqual([[failing.error]]);
  expect(reports).toEqual([{ part: 'account menu', error: failing.error }]);
  for (const state of ['role', 'aria-expanded', 'aria-haspopup']) {
    await expect.element(avatarLink()).not.toHaveAttribute(state);
  }
  expect(page.getByRole('menu').elements()).toEqual([]);
});
