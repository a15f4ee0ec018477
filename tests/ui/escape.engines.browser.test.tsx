import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import {
  expectMenuClosed,
  expectMenuOpen,
  openByHover,
} from '../account/accountMenuParts';
import { drawn } from '../browser/clock';
import {
  drawer,
  drawerIsLoaded,
  expectDrawerClosed,
  expectDrawerOpen,
  inDrawer,
  openDrawer,
  showPhone,
} from '../drawer/drawerParts';
import { MobileDrawer } from '../../src/drawer/MobileDrawer';
import { LanguageMenu } from '../../src/language/LanguageMenu';
import {
  expectClosed,
  expectFocusOn,
  expectOpen,
  languageButton,
  trigger,
} from '../header/headerParts';
import {
  freshPage,
  showHeader,
  showHeaderLoggedIn,
} from '../header/showHeader';
import {
  expectListClosed,
  expectListOpen,
} from '../language/languageMenuParts';

const site = { domain: 'example.com' };
const escape = () => userEvent.keyboard('{Escape}');

/** Adds an element to the page until the test ends. */
function add(tag: string, attributes: Record<string, string>): HTMLElement {
  const element = document.body.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.innerHTML = '<p>News by mail</p><button>No, thanks</button>';
  onTestFinished(() => element.remove());
  return element;
}

const focus = (element: HTMLElement) =>
  element.querySelector('button')!.focus();

/** Calls back on the first Escape. */
function onEscape(
  target: EventTarget,
  close: (event: Event) => void,
  capture = false,
) {
  const listener = (event: Event) => {
    if ((event as KeyboardEvent).key !== 'Escape') return;
    target.removeEventListener('keydown', listener, capture);
    close(event);
  };
  target.addEventListener('keydown', listener, capture);
  onTestFinished(() =>
    target.removeEventListener('keydown', listener, capture),
  );
}

const DIALOG = { role: 'dialog', 'aria-label': 'Newsletter' };

/** Dialogs of a page, as they are opened and closed. */
const dialogs: Record<string, () => HTMLElement> = {
  'a modal dialog'() {
    const dialog = add('dialog', {}) as HTMLDialogElement;
    dialog.showModal();
    return dialog;
  },
  'a popover'() {
    const popover = add('div', { popover: '' });
    popover.showPopover();
    return popover;
  },
  'a dialog with focus that listens to the document and prevents the default'() {
    const dialog = add('div', DIALOG);
    focus(dialog);
    onEscape(
      document,
      (event) => {
        event.preventDefault();
        dialog.remove();
      },
      true,
    );
    return dialog;
  },
  'a dialog without focus that listens to the window'() {
    const dialog = add('div', DIALOG);
    onEscape(window, () => dialog.remove());
    return dialog;
  },
  'a dialog with focus that stops the event and fades out'() {
    const dialog = add('div', DIALOG);
    focus(dialog);
    onEscape(dialog, (event) => {
      event.stopPropagation();
      dialog.style.transition = 'opacity 50ms';
      dialog.style.opacity = '0';
    });
    return dialog;
  },
  'a modal dialog without focus that fades out'() {
    const dialog = add('div', { ...DIALOG, 'aria-modal': 'true' });
    onEscape(window, () => {
      dialog.style.transition = 'opacity 50ms';
      dialog.style.opacity = '0';
    });
    return dialog;
  },
  'a dialog that was hidden on the page'() {
    const dialog = document.querySelector<HTMLElement>('[data-hidden]')!;
    dialog.style.visibility = 'visible';
    onEscape(document, () => (dialog.style.visibility = 'hidden'));
    return dialog;
  },
};

/** A dialog that the page opens from the drawer. */
function PlanDialog({ children }: { children: ReactNode }) {
  return (
    <dialog id="plan" aria-label="Plan">
      {children}
    </dialog>
  );
}
const button = <button>Choose</button>;
const searches: [string, ReactNode][] = [
  [
    'a dialog with an empty search',
    <PlanDialog>
      <input type="search" aria-label="Search" />
    </PlanDialog>,
  ],
];

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const expectSeen = (element: Element, isExpected: boolean) =>
  expect.poll(() => isSeen(element)).toBe(isExpected);

describe('Escape closes one surface, the topmost:', () => {
  it.each(Object.entries(dialogs))(
    '%s above a menu, and then the menu',
    async (_, open) => {
      add('div', { ...DIALOG, 'data-hidden': '', style: 'visibility: hidden' });
      await showHeader();
      await userEvent.hover(trigger());
      await expectOpen();
      const dialog = open();
      await expectSeen(dialog, true);
      await escape();
      await expectSeen(dialog, false);
      await expectOpen();
      await escape();
      await expectClosed();
    },
  );

  it.each([
    'a modal dialog',
    'a popover',
    'a dialog with focus that listens to the document and prevents the default',
    'a dialog without focus that listens to the window',
  ])('a list in %s, and then the dialog', async (name) => {
    await freshPage();
    const dialog = dialogs[name]!();
    const container = dialog.appendChild(document.createElement('div'));
    render(<LanguageMenu site={site} align="start" />, { container });
    await userEvent.click(languageButton());
    await expectListOpen();
    await escape();
    await expectListClosed();
    await expectSeen(dialog, true);
    await escape();
    await expectSeen(dialog, false);
  });

  it('a menu that opens after a dialog, and then the dialog', async () => {
    await showHeader();
    const dialog = add('div', DIALOG);
    focus(dialog);
    onEscape(document, () => dialog.remove(), true);
    await userEvent.hover(trigger());
    await expectOpen();
    await escape();
    await expectClosed();
    await expectSeen(dialog, true);
    await escape();
    await expectSeen(dialog, false);
  });

  it.each([
    ['a banner that ignores it', {}],
    [
      'a modal dialog that waits beside the window',
      {
        'aria-modal': 'true',
        'aria-hidden': 'true',
        style: 'translate: 100vw',
      },
    ],
  ])('a menu below %s', async (_, attributes) => {
    await showHeader();
    await userEvent.hover(trigger());
    await expectOpen();
    add('section', { role: 'dialog', 'aria-label': 'Cookies', ...attributes });
    await escape();
    await expectClosed();
  });

  it('the language list in the drawer, also from a field that stops keys, and then the drawer', async () => {
    const stop = (event: React.KeyboardEvent) => event.stopPropagation();
    await showPhone({
      site,
      actions: <input aria-label="Search" type="search" onKeyDown={stop} />,
    });
    await openDrawer();
    await userEvent.click(inDrawer('button', 'Language English'));
    const field = drawer().getByRole('searchbox', { name: 'Search' });
    (field.element() as HTMLElement).focus();
    await expectFocusOn(field);
    await expect.element(inDrawer('link', 'Deutsch')).toBeVisible();
    await escape();
    await expect.element(inDrawer('link', 'Deutsch')).not.toBeInTheDocument();
    await expectDrawerOpen();
    await escape();
    await expectDrawerClosed();
  });

  it('a popover with an empty search in the drawer, and then the drawer', async () => {
    await showPhone({
      actions: (
        <div popover="auto" id="search">
          <input aria-label="Search" type="search" />
        </div>
      ),
    });
    await openDrawer();
    document.getElementById('search')!.showPopover();
    const field = drawer().getByRole('searchbox', { name: 'Search' });
    (field.element() as HTMLElement).focus();
    await expectFocusOn(field);
    await escape();
    await expect.element(field).not.toBeInTheDocument();
    await expectDrawerOpen();
    await escape();
    await expectDrawerClosed();
  });

  it.each([
    ['a dialog', <PlanDialog>{button}</PlanDialog>],
    [
      'a dialog in a portal',
      createPortal(<PlanDialog>{button}</PlanDialog>, document.body),
    ],
    // Safari's search field keeps the key from its dialog.
    ...(server.browser === 'safari' ? [] : searches),
  ])('%s of the drawer’s actions, and then the drawer', async (_, actions) => {
    await freshPage();
    await page.viewport(375, 700);
    render(<MobileDrawer site={site} accounts={false} actions={actions} />);
    await drawerIsLoaded();
    await openDrawer();
    const dialog = document.querySelector<HTMLDialogElement>('#plan')!;
    dialog.showModal();
    await escape();
    await expectSeen(dialog, false);
    await expectDrawerOpen();
    await escape();
    await expectDrawerClosed();
  });

  it.each(Object.entries(dialogs))(
    '%s above the account menu, and then the menu',
    async (_, open) => {
      add('div', { ...DIALOG, 'data-hidden': '', style: 'visibility: hidden' });
      await showHeaderLoggedIn();
      await expectMenuClosed();
      await openByHover();
      const dialog = open();
      await expectSeen(dialog, true);
      await escape();
      await expectSeen(dialog, false);
      await expectMenuOpen();
      await escape();
      await expectMenuClosed();
    },
  );
});

const stop = (event: { stopPropagation(): void }) => event.stopPropagation();

/** Elements that keep their keys from the page. */
const fields: Record<string, ReactNode> = {
  'a React field': <input aria-label="Field" onKeyDown={stop} />,
  'an editor': (
    <div
      ref={(element) => {
        element?.addEventListener('keydown', (event) =>
          event.stopImmediatePropagation(),
        );
      }}
      role="textbox"
      aria-label="Field"
      contentEditable
      suppressContentEditableWarning
    />
  ),
  'a field in an element that stops keys on their way to it': (
    <div onKeyDownCapture={stop}>
      <input aria-label="Field" />
    </div>
  ),
  'a field of a page that stops them at once': (
    <input
      aria-label="Field"
      ref={() => {
        const stopAtOnce = (event: Event) => event.stopImmediatePropagation();
        document.addEventListener('keydown', stopAtOnce, true);
        return () => document.removeEventListener('keydown', stopAtOnce, true);
      }}
    />
  ),
};

it.each(Object.entries(fields))(
  'Escape in %s closes a menu and an account menu that a hover has opened',
  async (_, field) => {
    await showHeaderLoggedIn({ actions: field });
    await expectMenuClosed();
    const textbox = page.getByRole('textbox', { name: 'Field' });
    (textbox.element() as HTMLElement).focus();
    await userEvent.hover(trigger());
    await expectOpen();
    await escape();
    await expectClosed();
    await openByHover();
    await escape();
    await expectMenuClosed();
  },
);

it('Escape of an input method closes its candidates, and no part', async () => {
  await showHeaderLoggedIn({ actions: <input aria-label="Field" /> });
  await expectMenuClosed();
  const textbox = page.getByRole('textbox', { name: 'Field' });
  for (const [open, expectStillOpen] of [
    [() => userEvent.hover(trigger()), expectOpen],
    [openByHover, expectMenuOpen],
  ] as const) {
    await open();
    await expectStillOpen();
    fireEvent.keyDown(textbox.element(), { key: 'Escape', isComposing: true });
    await drawn();
    await expectStillOpen();
  }
});
