import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import { avatar } from '../account/accountMenuParts';
import { expectExpanded, languageButton, trigger } from '../header/headerParts';
import { backend, freshPage } from '../header/showHeader';
import { everyPart, sideNavButton, site } from './everyPart';

const isOpen = (button: Locator) =>
  button.element().getAttribute('aria-expanded') === 'true';

it('only one part of a page with two headers is open at a time, and each change is reported once', async () => {
  const onOpenChange = vi.fn();
  await freshPage();
  await backend.signIn();
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

it('a part that a pointer opens closes the other one before both are painted', async () => {
  await freshPage();
  await backend.signIn();
  render(everyPart());
  const parts = [languageButton().first(), avatar()];
  for (const button of parts) await expectExpanded(button, false);
  await userEvent.click(parts[0]!);
  await expectExpanded(parts[0]!, true);
  const open: number[] = [];
  // Called after each rendering, before the next frame.
  const observer = new MutationObserver(() => {
    open.push(parts.filter(isOpen).length);
  });
  observer.observe(document.body, { subtree: true, attributes: true });
  await userEvent.hover(avatar());
  await expectExpanded(avatar(), true);
  observer.disconnect();
  expect(new Set(open)).toEqual(new Set([1]));
});
