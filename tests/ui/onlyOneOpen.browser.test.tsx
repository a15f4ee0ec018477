import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
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
