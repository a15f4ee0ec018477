import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  applyMessage,
  noOverrides,
  pageMessages,
  sendHeaderMessage,
  type HeaderMessage,
} from '../../src/header/headerMessages';

let messages: ReturnType<typeof pageMessages>;
let leave: (() => void)[] = [];

beforeEach(() => {
  messages = pageMessages();
  leave = [];
});
afterEach(() => leave.forEach((one) => one()));

const overrides = () => messages.overrides.get();

function comes(event = 'lintel:message'): () => void {
  const goes = messages.listen(event);
  leave.push(goes);
  return () => {
    leave.splice(leave.indexOf(goes), 1);
    goes();
  };
}

function dispatch(detail: unknown) {
  window.dispatchEvent(new CustomEvent('lintel:message', { detail }));
}

const hidden = { theme: null, hidden: true };

describe('header messages', () => {
  it('are kept until a header mounts', () => {
    sendHeaderMessage('set hidden');
    sendHeaderMessage('set dark background');
    comes();
    expect(overrides()).toEqual({ theme: 'dark-background', hidden: true });
  });

  it('are received as events on window while a header is mounted', () => {
    dispatch('set hidden');
    expect(overrides()).toBe(noOverrides);
    comes();
    dispatch('set hidden');
    expect(overrides()).toEqual(hidden);
  });

  it('are dispatched to the page’s own listeners, too', () => {
    const heard: unknown[] = [];
    const listener = (event: CustomEvent) => heard.push(event.detail);
    window.addEventListener('lintel:message', listener);
    sendHeaderMessage('set hidden');
    window.removeEventListener('lintel:message', listener);
    expect(heard).toEqual(['set hidden']);
  });

  it('are forgotten when the last header unmounts', async () => {
    const first = comes();
    const second = comes();
    sendHeaderMessage('set hidden');
    first();
    await Promise.resolve();
    expect(overrides()).toEqual(hidden);
    second();
    await Promise.resolve();
    expect(overrides()).toBe(noOverrides);
    dispatch('set hidden');
    expect(overrides()).toBe(noOverrides);
  });

  it('of the next page are kept when the last page’s header unmounts', async () => {
    const leave = comes();
    sendHeaderMessage('set hidden');
    leave();
    sendHeaderMessage('set dark background');
    await Promise.resolve();
    expect(overrides().theme).toBe('dark-background');
  });

  it('are kept in StrictMode, which unmounts the header and mounts it again', async () => {
    sendHeaderMessage('set hidden');
    comes()();
    comes();
    await Promise.resolve();
    expect(overrides()).toEqual(hidden);
    dispatch('set visible');
    expect(overrides()).toEqual(noOverrides);
  });
});

it('messages set background and visibility separately, and the last one of each wins', () => {
  /** The combined effect of several messages. */
  const after = (...messages: HeaderMessage[]) =>
    messages.reduce(applyMessage, noOverrides);
  expect(
    after('set hidden', 'set dark background', 'set light background'),
  ).toEqual({ theme: 'light-background', hidden: true });
  expect(after('set dark background', 'set hidden', 'set visible')).toEqual({
    theme: 'dark-background',
    hidden: false,
  });
});
