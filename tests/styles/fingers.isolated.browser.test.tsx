import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header, StickySideNav } from '../../src/index';
import { avatar } from '../account/accountMenuParts';
import { send } from '../browser/input';
import { cmsNavigation } from '../../stories/shared/cmsNavigation';
import { languageButton, trigger } from '../header/headerParts';
import { showHeaderLoggedIn } from '../header/showHeader';

const items = ['Plans', 'Questions'].map((label) => ({ id: label, label }));

const ROWS = ':is(li > a, p > a, [role="menuitem"])';

/** The rows of a part that are too low for a finger, by their text. */
const tooLowIn = (part: string) =>
  [...document.querySelectorAll(`[data-lintel="${part}"] ${ROWS}`)]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => Math.round(each.getBoundingClientRect().height) < 44)
    .map((each) => each.textContent);

// Chromium cannot return from it within a page.
it('rows are high enough for a finger in wide windows, too', async () => {
  await page.viewport(1280, 900);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  const { rerender } = await showHeaderLoggedIn({ navigation: cmsNavigation });
  for (const [button, part] of [
    [trigger('Platform'), 'panel'],
    [trigger('Help'), 'panel'],
    [languageButton(), 'language-list'],
    [avatar(), 'account-panel'],
  ] as const) {
    await userEvent.click(button);
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    expect.soft(tooLowIn(part), part).toEqual([]);
  }
  rerender(
    <>
      <Header consent="granted" />
      <StickySideNav items={items} />
    </>,
  );
  expect(tooLowIn('side-nav')).toEqual([]);
});
