import { render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { onEvents } from '../../src/browser/events';
import { Header } from '../../src/header/Header';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { avatar } from '../account/accountMenuParts';
import { expectExpanded, languageButton, trigger } from '../header/headerParts';
import { backend, freshPage } from '../header/showHeader';
import {
  everyButton,
  everyPart,
  sideNav,
  sideNavButton,
  site,
} from './everyPart';

const isOpen = (button: Locator) =>
  button.element().getAttribute('aria-expanded') === 'true';

it('only one part of a page with two headers is open at a time, and each change is reported once', async () => {
  const onOpenChange = vi.fn();
  await freshPage();
  await backend.logIn();
  render(
    <>
      {everyPart(onOpenChange)}
      <Header id="second" consent="denied" site={site} />
    </>,
  );
  const parts = [
    trigger('Products').first(),
    sideNavButton,
    trigger('Resources').last(),
    avatar().first(),
    languageButton().last(),
    avatar().last(),
    languageButton().first(),
  ];
  for (const button of parts) {
    await expectExpanded(button, false);
    // As assistive technology does: without a press outside and without focus,
    // which would close the others.
    (button.element() as HTMLElement).click();
    await expectExpanded(button, true);
    await expect.poll(() => parts.filter(isOpen)).toEqual([button]);
  }
  expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([true, false]);
});

/** A menu that the page opens, outside of any event of React. */
function OwnMenu() {
  const [open, setOpen] = useState(false);
  useEffect(() => onEvents(window, { 'open menu': () => setOpen(true) }), []);
  return <LanguageMenu site={site} open={open} onOpenChange={setOpen} />;
}

it('a part that the page opens closes the other one before both are painted', async () => {
  await freshPage();
  render(
    <>
      {sideNav()}
      <OwnMenu />
    </>,
  );
  const parts = [sideNavButton, languageButton()];
  await sideNavButton.click();
  await expectExpanded(sideNavButton, true);
  const open: number[] = [];
  // Called after each rendering, before the next frame.
  const observer = new MutationObserver(() => {
    open.push(parts.filter(isOpen).length);
  });
  observer.observe(document.body, { subtree: true, attributes: true });
  window.dispatchEvent(new Event('open menu'));
  await expectExpanded(languageButton(), true);
  observer.disconnect();
  expect(new Set(open)).toEqual(new Set([1]));
});

it.each<[string, () => Locator[]]>([
  ['a list of sections and a menu', () => [sideNavButton, trigger()]],
  ['two menus', () => [trigger(), trigger('Resources')]],
  ['a menu and the account menu', () => [trigger(), avatar()]],
  ['an account menu and a list', () => [avatar(), languageButton().last()]],
  [
    'three parts',
    () => [languageButton().first(), sideNavButton, trigger('Resources')],
  ],
])('of %s that are opened in one moment, one stays', async (_, parts) => {
  await freshPage();
  await backend.logIn();
  render(everyPart());
  const buttons = everyButton();
  for (const button of buttons) await expectExpanded(button, false);
  for (const button of parts()) (button.element() as HTMLElement).click();
  await expect.poll(() => buttons.filter(isOpen).length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => buttons.filter(isOpen)).toEqual([]);
});
