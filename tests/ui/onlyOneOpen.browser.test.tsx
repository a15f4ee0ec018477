import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import { StickySideNav } from '../../src/side-nav/StickySideNav';
import { avatar } from '../account/accountMenuParts';
import { languageButton, trigger } from '../header/headerParts';
import { backend, freshPage } from '../header/showHeader';

const isOpen = (button: Locator) =>
  button.element().getAttribute('aria-expanded') === 'true';

const site = { domain: 'example.com' };

it('only one part of a page with two headers is open at a time, and each change is reported once', async () => {
  const onOpenChange = vi.fn();
  await freshPage();
  await backend.signIn();
  render(
    <>
      <Header consent="denied" site={site} />
      <Header id="second" consent="denied" site={site} />
      <LanguageMenu id="own" site={site} />
      <StickySideNav
        variant="mobile"
        items={[{ id: 'content', label: 'Content' }]}
        onOpenChange={onOpenChange}
      />
    </>,
  );
  const parts = [
    trigger('Products').first(),
    page.getByRole('button', { name: /^On this page/ }),
    trigger('Resources').last(),
    avatar().first(),
    languageButton().last(),
    avatar().last(),
    languageButton().first(),
  ];
  for (const button of parts) {
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    // As assistive technology does: without a press outside and without focus,
    // which would close the others.
    (button.element() as HTMLElement).click();
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => parts.filter(isOpen)).toEqual([button]);
  }
  expect(onOpenChange.mock.calls.map(([open]) => open)).toEqual([true, false]);
});
