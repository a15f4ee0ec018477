import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AccountMenu } from '../../src/components/AccountMenu/AccountMenu';
import { de } from '../../src/content/de';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';
import {
  avatar,
  expectMenuClosed,
  expectMenuOpen,
  item,
  openAlone,
  openAloneByKey,
  pageWith,
  showAlone,
  showToMember,
  site,
  slowly,
} from './accountMenuParts';
import { pass, stopClock } from './clock';
import { expectFocusOn } from './headerParts';

const heading = () => page.getByRole('heading', { name: 'A page' });
const GERMAN = de.messages.accountMenu;

describe('the account menu alone on a page', () => {
  it('opens, leads to the account, and closes', async () => {
    await showAlone();
    await openAlone();
    await expect
      .element(item('Account Dashboard'))
      .toHaveAttribute('href', 'https://account.example.com/');
    await userEvent.keyboard('{Escape}');
    await expectMenuClosed();
    await expectFocusOn(avatar());
  });

  it('takes what it needs from a provider', async () => {
    await showToMember(
      <LintelProvider tracking={false} site={site} content={de} locale="de-DE">
        <AccountMenu {...slowly} />
      </LintelProvider>,
    );
    await openAlone(avatar(GERMAN));
    await expect
      .element(item(de.messages.domains))
      .toHaveAttribute('href', 'https://account.example.com/domains');
  });

  it('says it in its own words, whatever the provider says', async () => {
    await showToMember(
      <LintelProvider tracking={false} site={site} content={de} locale="de-DE">
        <AccountMenu {...slowly} messages={{ domains: 'Meine Domains' }} />
      </LintelProvider>,
    );
    await openAlone(avatar(GERMAN));
    await expect.element(item('Meine Domains')).toBeVisible();
  });

  it('works in StrictMode and without, opened anew and again', async () => {
    await showToMember(
      <StrictMode>
        <StrictMode>
          {pageWith(<AccountMenu {...slowly} site={site} />)}
        </StrictMode>
      </StrictMode>,
    );
    for (let round = 0; round < 3; round += 1) {
      await openAlone();
      await userEvent.click(avatar());
      await expectMenuClosed();
      await openAloneByKey();
      await userEvent.keyboard('{Escape}');
      await expectMenuClosed();
      await expectFocusOn(avatar());
    }
  });

  it('closes where another on the page opens', async () => {
    await showToMember(
      <>
        <section aria-label="One">
          <AccountMenu {...slowly} site={site} />
        </section>
        <section aria-label="Two" style={{ marginTop: 300 }}>
          <AccountMenu {...slowly} site={site} />
        </section>
      </>,
    );
    const [one, two] = ['One', 'Two'].map((name) =>
      page.getByRole('region', { name }).getByRole('button'),
    );
    await userEvent.click(one!);
    await expectMenuOpen(one);
    await userEvent.click(two!);
    await expectMenuOpen(two);
    await expect.element(one!).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('an account menu that is open at first', () => {
  it('is open, takes no focus, and closes like any other', async () => {
    await showAlone({ defaultOpen: true });
    await expectMenuOpen();
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(avatar());
    await expectMenuClosed();
  });

  it('leaves the focus in the field that has it', async () => {
    await showAlone(
      { defaultOpen: true },
      <input aria-label="Search" autoFocus />,
    );
    await expectMenuOpen();
    await expectFocusOn(page.getByRole('textbox', { name: 'Search' }));
    await userEvent.keyboard('hello');
    await expect
      .element(page.getByRole('textbox', { name: 'Search' }))
      .toHaveValue('hello');
  });
});

describe('an account menu that leaves the page while it is open', () => {
  it('leaves nothing behind', async () => {
    const { unmount } = await showAlone();
    const listeners = watchListeners();
    await openAloneByKey();
    unmount();
    expect(document.body.childElementCount).toBe(1);
    expect(listeners.left()).toEqual([]);
  });

  it('does nothing more', async () => {
    const onOpenChange = vi.fn();
    const { unmount } = await showAlone({ onOpenChange });
    await userEvent.hover(avatar());
    await expectMenuOpen();
    stopClock();
    await userEvent.hover(heading());
    unmount();
    onOpenChange.mockClear();
    await pass(1000);
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

/** What has been added to the page's own from here on, and not been taken off. */
function watchListeners() {
  const added = new Map<string, number>();
  const restore = [window, document].map((target) => {
    const count = (by: number) => (type: string) =>
      added.set(type, (added.get(type) ?? 0) + by);
    const adds = vi.spyOn(target, 'addEventListener');
    const removes = vi.spyOn(target, 'removeEventListener');
    return { adds, removes, count };
  });
  return {
    left() {
      for (const { adds, removes, count } of restore) {
        adds.mock.calls.forEach(([type]) => count(1)(type));
        removes.mock.calls.forEach(([type]) => count(-1)(type));
        adds.mockRestore();
        removes.mockRestore();
      }
      return [...added].filter(([, number]) => number > 0);
    },
  };
}
