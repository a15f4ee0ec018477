import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  LanguageMenu,
  type LanguageMenuProps,
} from '../../src/components/LanguageMenu/LanguageMenu';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';
import { expectConsole } from '../setup/console';
import { drawn } from '../browser/clock';
import {
  expectFocusOn,
  languageButton,
  link,
  stayOnPage,
  trigger,
} from '../header/headerParts';
import {
  expectListClosed,
  expectListOpen,
  languageLinks,
  languageList,
  openList,
} from './languageMenuParts';
import { freshPage } from '../header/showHeader';

const site = { domain: 'example.com' };

const pageWith = (props: LanguageMenuProps) => (
  <main>
    <h1>A page</h1>
    <div style={{ padding: '400px 300px' }}>
      <LanguageMenu site={site} {...props} />
    </div>
  </main>
);

/** Renders a page without a header. */
async function showAlone(props: LanguageMenuProps = {}) {
  await page.viewport(1280, 900);
  await freshPage();
  const { rerender } = render(pageWith(props));
  return (next: LanguageMenuProps) => rerender(pageWith(next));
}

const boxOf = (of: ReturnType<typeof languageButton>) =>
  of.element().getBoundingClientRect();

describe('the language menu without a header', () => {
  it('takes its settings from a provider', async () => {
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

  it('can be open initially', async () => {
    await showAlone({ defaultOpen: true });
    await expectListOpen();
    await userEvent.click(languageButton());
    await expectListClosed();
  });
});

describe('the position of the language list', () => {
  it.each([
    ['below its button, aligned at the end', {}, 'bottom', 'right'],
    [
      'above it, aligned at the start',
      { side: 'top', align: 'start' },
      'top',
      'left',
    ],
  ] as const)('is %s', async (_, props, side, edge) => {
    await showAlone(props);
    await openList();
    const [button, list] = [boxOf(languageButton()), boxOf(languageList())];
    expect(list[edge]).toBeCloseTo(button[edge], 0);
    if (side === 'top') expect(list.bottom).toBeLessThan(button.top);
    else expect(list.top).toBeGreaterThan(button.bottom);
  });
});

describe('a language list without room on its side', () => {
  /** Renders a menu in a corner of the window. */
  async function showInCorner(props: LanguageMenuProps, corner: object) {
    await freshPage();
    render(
      <main>
        <h1>A page</h1>
        <div style={{ position: 'fixed', ...corner }}>
          <LanguageMenu site={site} {...props} />
        </div>
      </main>,
    );
    await openList();
    return [boxOf(languageButton()), boxOf(languageList())] as const;
  }

  it('opens upward, aligned with the end, at the end of a page (behaviour G7)', async () => {
    const [button, list] = await showInCorner(
      { side: 'bottom', align: 'start' },
      { right: 20, bottom: 20 },
    );
    expect(list.bottom).toBeLessThan(button.top);
    expect(list.right).toBeCloseTo(button.right, 0);
    expect(list.top).toBeGreaterThanOrEqual(0);
  });

  it('opens downward, aligned with the start, at the start of a page', async () => {
    const [button, list] = await showInCorner(
      { side: 'top', align: 'end' },
      { left: 20, top: 20 },
    );
    expect(list.top).toBeGreaterThan(button.bottom);
    expect(list.left).toBeCloseTo(button.left, 0);
  });

  it('is aligned with the other edge in right-to-left text', async () => {
    const [button, list] = await showInCorner(
      { align: 'start' },
      { left: 20, top: 20, direction: 'rtl' },
    );
    expect(list.left).toBeCloseTo(button.left, 0);
  });

  it('moves when the window becomes too small for it', async () => {
    const [, before] = await showInCorner(
      { align: 'start' },
      { left: 200, top: 20 },
    );
    expect(before.left).toBeCloseTo(boxOf(languageButton()).left, 0);
    await page.viewport(320, 800);
    await expect
      .poll(() => boxOf(languageList()).right)
      .toBeCloseTo(boxOf(languageButton()).right, 0);
  });

  it('keeps its side if neither has room', async () => {
    const [button, list] = await showInCorner(
      { side: 'bottom' },
      { left: 600, top: 400 },
    );
    expect(list.top).toBeGreaterThan(button.bottom);
  });
});

describe('a controlled language menu', () => {
  it('calls onOpenChange, and opens only when `open` changes', async () => {
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

  it('calls onOpenChange with the reason', async () => {
    const onOpenChange = vi.fn();
    await showAlone({ onOpenChange });
    const outside = document.createElement('button');
    document.body.append(outside);
    stayOnPage(page.getByRole('main').element() as HTMLElement);
    const ways: [reason: string, close: () => unknown][] = [
      ['press', () => userEvent.click(languageButton())],
      ['outside', () => userEvent.click(page.getByRole('heading'))],
      ['navigate', () => userEvent.click(link('Deutsch'))],
      ['blur', () => outside.focus()],
    ];
    for (const [reason, close] of ways) {
      onOpenChange.mockClear();
      await openList();
      await close();
      await expectListClosed();
      expect(onOpenChange.mock.calls).toEqual([
        [true, { reason: 'press' }],
        [false, { reason }],
      ]);
    }
  });
});

const menu = <LanguageMenu site={{ domain: 'example.com' }} align="start" />;

async function showAround(content: ReactNode) {
  await freshPage();
  render(<main>{content}</main>);
}

/** Opens the list with a key, and moves focus to its first link. */
async function openAndEnter() {
  (languageButton().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expectListOpen();
  await userEvent.tab();
  await expectFocusOn(link('English'));
}

it('a button far below an open list is clicked by the same press that closes the list', async () => {
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
  // A single click, like a visitor's. Without `force`, the driver tries again
  // after a miss.
  await userEvent.click(trigger('Start'), { force: true });
  await expectListClosed();
  expect(onClick).toHaveBeenCalledOnce();
  expect(scrollY).toBe(scrolledTo);
});

it('in a dialog, Escape closes the open list first, and the dialog on the next press', async () => {
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

it('two lists with the same id are reported', async () => {
  expectConsole('warn', /^Lintel: two elements have the id ".+-languages"/);
  await showAround(
    <>
      {menu}
      {menu}
    </>,
  );
});
