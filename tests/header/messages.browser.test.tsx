import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import { sendHeaderMessage } from '../../src/header/headerMessages';
import { drawn } from '../browser/clock';
import { emulateMedia } from '../browser/emulateMedia';
import { cross, showOpenDrawer } from '../drawer/drawerParts';
import {
  bar,
  computed,
  expectClosed,
  expectOpen,
  expectFocusOn,
  expectGround,
  expectHidden,
  expectShown,
  backdrop,
  INK,
  languageButton,
  link,
  PAPER,
  trigger,
} from './headerParts';
import {
  headerOf,
  showHeader,
  showHeaderLoggedIn,
  showServerHtml,
  startPage,
} from './showHeader';

// What it does is the same without its motion.
beforeEach(async () => {
  await emulateMedia('prefers-reduced-motion', 'reduce');
});

const theHeader = (props: HeaderProps = {}) => (
  <Header consent="granted" {...props} />
);

const click = (target: Locator) => userEvent.click(target);
const heading = page.getByRole('heading', { name: 'A page' });
const pressBackdrop = () =>
  userEvent.click(backdrop(), { position: { x: 9, y: 700 }, force: true });
const help = page.getByText('Help', { exact: true });
const avatar = bar.getByRole('button', { name: /Account/ });

const expectOffset = (expected: string) =>
  expect
    .poll(() =>
      computed(document.documentElement).getPropertyValue(
        '--lintel-header-offset',
      ),
    )
    .toBe(expected);

function Actions() {
  return (
    <>
      <input aria-label="Search" size={4} />
      <details style={{ position: 'relative' }}>
        <summary>Help</summary>
      </details>
      <div
        ref={(host) => {
          if (host?.shadowRoot === null) {
            const root = host.attachShadow({ mode: 'open' });
            root.innerHTML = '<button>Switch</button>';
          }
        }}
      />
    </>
  );
}

// What each message does: see sendHeaderMessage.test.tsx
describe('a hidden header', () => {
  it('is shown while it has keyboard focus', async () => {
    await showHeader();
    sendHeaderMessage('set hidden');
    await expectHidden();
    // Not Tab from the page's beginning, which depends on the focus of the window.
    const more = link('More').element() as HTMLElement;
    more.focus();
    await userEvent.tab({ shift: true });
    await expectFocusOn(link('Log In'));
    await expectShown();
    more.focus();
    await expectHidden();
  });

  /** Each begins and ends it. */
  const uses: [begin: () => Promise<void>, end: () => Promise<void>][] = [
    [() => click(trigger()), pressBackdrop],
    [() => click(languageButton()), () => click(heading)],
    [() => click(avatar), () => click(heading)],
    // Something opens in its actions.
    [() => click(help), () => click(help)],
    // A visitor types there.
    [() => click(page.getByRole('textbox')), () => click(heading)],
    // An element with a shadow root gets keyboard focus.
    [
      async () => {
        await click(page.getByRole('textbox'));
        await userEvent.tab();
        await userEvent.tab();
      },
      () => click(heading),
    ],
  ];

  it('is shown while anything in it is open or used, as the offset says', async () => {
    await showHeaderLoggedIn({ actions: <Actions /> });
    for (const [begin, end] of uses) {
      sendHeaderMessage('set visible');
      await expectShown();
      await begin();
      sendHeaderMessage('set hidden');
      await drawn();
      await expectShown();
      await expectOffset('72px');
      await end();
      await expectHidden();
      await expectOffset('0px');
    }
  });

  it('is shown while its drawer is open', async () => {
    await showOpenDrawer();
    sendHeaderMessage('set hidden');
    await drawn();
    await expectShown();
    await userEvent.click(cross());
    await expectHidden();
  });

  it('stays hidden after the mouse was used in it, until a key is', async () => {
    await showHeader({ hover: { reflex: 0 } });
    await userEvent.hover(trigger());
    await expectOpen();
    await click(trigger());
    await expectClosed();
    await expectFocusOn(trigger());
    sendHeaderMessage('set hidden');
    await expectHidden();
    await expectOffset('0px');
    await userEvent.keyboard('x');
    await expectShown();
    await expectOffset('72px');
  });
});

it('a message sent before the header mounts waits for hydration, which has no mismatch', async () => {
  await startPage();
  const hydrate = showServerHtml(theHeader());
  sendHeaderMessage('set dark background');
  await expectGround(PAPER);
  hydrate();
  await headerOf();
  await expectGround(INK);
});
