import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import { sendHeaderMessage } from '../../src/header/headerMessages';
import {
  bar,
  expectFocusOn,
  expectGround,
  expectHidden,
  expectShown,
  INK,
  link,
  PAPER,
} from './headerParts';
import { headerOf, showHeader, showServerHtml, startPage } from './showHeader';

const theHeader = (props: HeaderProps = {}) => (
  <Header consent="granted" {...props} />
);

// A message can also be an event on window: see sendHeaderMessage.test.ts
it('a message sets the background, and hides or shows the header', async () => {
  await showHeader();
  sendHeaderMessage('set dark background');
  await expectGround(INK);
  sendHeaderMessage('set light background');
  await expectGround(PAPER);
  await expectShown();
  sendHeaderMessage('set hidden');
  await expectHidden();
  sendHeaderMessage('set visible');
  await expectShown();
});

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
});

describe('a message sent before the header mounts', () => {
  it('waits for hydration, which has no mismatch', async () => {
    await startPage();
    const hydrate = showServerHtml(theHeader());
    sendHeaderMessage('set dark background');
    await expectGround(PAPER);
    hydrate();
    await headerOf();
    await expectGround(INK);
  });
});

describe('a new theme', () => {
  it('overrides messages, but not if it is the same again', async () => {
    const { rerender } = await showHeader();
    sendHeaderMessage('set dark background');
    await expectGround(INK);
    rerender(theHeader({ id: 'other' }));
    await expect.element(bar).toHaveAttribute('id', 'other');
    await expectGround(INK);
    rerender(theHeader({ theme: 'dark-background' }));
    rerender(theHeader({ theme: 'light-background' }));
    await expectGround(PAPER);
  });
});
