import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  LanguageMenu,
  type LanguageMenuProps,
} from '../../src/components/LanguageMenu/LanguageMenu';
import { languages } from '../../src/content/languages';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';
import { expectFocusOn, languageButton, link, stayOnPage } from './headerParts';
import {
  expectListClosed,
  expectListOpen,
  languageLinks,
  languageList,
} from './languageMenuParts';
import { freshPage, showHeader } from './showHeader';

const site = { domain: 'example.com' };

const pageWith = (props: LanguageMenuProps) => (
  <main>
    <h1>A page</h1>
    <div style={{ padding: '400px 300px' }}>
      <LanguageMenu site={site} {...props} />
    </div>
  </main>
);

/** A page without a header. */
async function showAlone(props: LanguageMenuProps = {}) {
  await page.viewport(1280, 900);
  await freshPage();
  const { rerender } = render(pageWith(props));
  return (next: LanguageMenuProps) => rerender(pageWith(next));
}

const boxOf = (of: ReturnType<typeof languageButton>) =>
  of.element().getBoundingClientRect();

describe('the languages alone on a page', () => {
  it('open, lead to this page on each host, and close', async () => {
    history.replaceState(null, '', '/tour?a=b#c');
    await showAlone();
    await expectListClosed();
    await userEvent.click(languageButton());
    await expectListOpen();
    expect(languageLinks().map(({ href }) => href)).toContain(
      'https://de.example.com/tour?a=b#c',
    );
    await userEvent.keyboard('{Escape}');
    await expectListClosed();
    await expectFocusOn(languageButton());
  });

  it('take what they need from a provider', async () => {
    await freshPage();
    render(
      <LintelProvider
        tracking={false}
        site={site}
        locale="de-DE"
        messages={{ language: 'Sprache' }}
      >
        <LanguageMenu />
      </LintelProvider>,
    );
    await userEvent.click(languageButton('Sprache Deutsch'));
    await expect
      .element(link('Deutsch'))
      .toHaveAttribute('aria-current', 'true');
    expect(languageLinks()[2]!.href).toContain('https://es.example.com/');
  });

  it('are not there where there is one', async () => {
    await showAlone({ languages: [languages[0]] });
    expect(page.getByRole('button').elements()).toEqual([]);
    expect(languageLinks()).toEqual([]);
  });

  it('are open at first where asked for', async () => {
    await showAlone({ defaultOpen: true });
    await expectListOpen();
    await userEvent.click(languageButton());
    await expectListClosed();
  });
});

describe('the list lies', () => {
  it.each([
    ['below its button, their ends together', {}, 'bottom', 'right'],
    ['above it for a page’s foot', { side: 'top' }, 'top', 'right'],
    ['with their starts together', { align: 'start' }, 'bottom', 'left'],
    [
      'above it, with their starts together',
      { side: 'top', align: 'start' },
      'top',
      'left',
    ],
  ] as const)('%s', async (_, props, side, edge) => {
    await showAlone(props);
    await userEvent.click(languageButton());
    await expectListOpen();
    const [button, list] = [boxOf(languageButton()), boxOf(languageList())];
    expect(list[edge]).toBeCloseTo(button[edge], 0);
    if (side === 'top') expect(list.bottom).toBeLessThan(button.top);
    else expect(list.top).toBeGreaterThan(button.bottom);
  });

  it('on the other side from right to left', async () => {
    document.documentElement.dir = 'rtl';
    await showAlone();
    await userEvent.click(languageButton());
    await expectListOpen();
    expect(boxOf(languageList()).left).toBeCloseTo(
      boxOf(languageButton()).left,
      0,
    );
  });
});

describe('a page that decides whether the list is open', () => {
  it('is asked, and has the last word', async () => {
    const onOpenChange = vi.fn();
    const rerender = await showAlone({ open: false, onOpenChange });
    await userEvent.click(languageButton());
    expect(onOpenChange.mock.calls).toEqual([[true, { reason: 'press' }]]);
    await expectListClosed();
    rerender({ open: true, onOpenChange });
    await expectListOpen();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'escape' });
    await expectListOpen();
    rerender({ open: false, onOpenChange });
    await expectListClosed();
  });

  it('is told why', async () => {
    const onOpenChange = vi.fn();
    const reasons = () =>
      onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason]);
    await showAlone({ onOpenChange });
    for (const close of [
      () => userEvent.click(languageButton()),
      () => userEvent.click(page.getByRole('heading', { name: 'A page' })),
    ]) {
      await userEvent.click(languageButton());
      await expectListOpen();
      await close();
      await expectListClosed();
    }
    expect(reasons()).toEqual([
      [true, 'press'],
      [false, 'press'],
      [true, 'press'],
      [false, 'outside'],
    ]);
  });

  it('is told of a language that is chosen, and of a focus that leaves', async () => {
    const onOpenChange = vi.fn();
    await showAlone({ onOpenChange });
    stayOnPage(page.getByRole('main').element() as HTMLElement);
    await userEvent.click(languageButton());
    await userEvent.click(link('Deutsch'));
    await expectListClosed();
    expect(onOpenChange).toHaveBeenLastCalledWith(false, {
      reason: 'navigate',
    });
    const outside = document.createElement('button');
    document.body.append(outside);
    await userEvent.click(languageButton());
    await expectListOpen();
    outside.focus();
    await expectListClosed();
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'blur' });
  });
});

describe('a header of one language', () => {
  it('has no button for it', async () => {
    await showHeader({ languages: [languages[0]] });
    expect(
      page
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).not.toContain('Language English');
    expect(languageLinks()).toEqual([]);
  });
});
