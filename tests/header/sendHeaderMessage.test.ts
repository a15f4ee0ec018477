import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  applyMessage,
  noOrders,
  type HeaderMessage,
} from '../../src/core/navigation/headerMessages';
import {
  pageMessages,
  sendHeaderMessage,
} from '../../src/react/navigation/headerMessages';
import { expectConsole } from '../setup/console';

let messages: ReturnType<typeof pageMessages>;
let leave: (() => void)[] = [];

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('lintel/1'));
  messages = pageMessages();
  leave = [];
});
afterEach(() => leave.forEach((one) => one()));

const orders = () => messages.orders.get();

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

describe('the page’s messages', () => {
  it('are kept until a header comes', () => {
    sendHeaderMessage('set hidden');
    sendHeaderMessage('set dark background');
    comes();
    expect(orders()).toEqual({ theme: 'dark-background', hidden: true });
  });

  it('are the same for every copy of the package', () => {
    sendHeaderMessage('set hidden');
    expect(pageMessages()).toBe(messages);
  });

  it('are heard as events on the window, while there is a header', () => {
    dispatch('set hidden');
    expect(orders()).toBe(noOrders);
    comes();
    dispatch('set hidden');
    expect(orders()).toEqual(hidden);
  });

  it('are heard by the page’s own listeners too', () => {
    const heard: unknown[] = [];
    const listener = (event: CustomEvent) => heard.push(event.detail);
    window.addEventListener('lintel:message', listener);
    sendHeaderMessage('set hidden');
    window.removeEventListener('lintel:message', listener);
    expect(heard).toEqual(['set hidden']);
  });

  it('end with the last header', async () => {
    const first = comes();
    const second = comes();
    sendHeaderMessage('set hidden');
    first();
    await Promise.resolve();
    expect(orders()).toEqual(hidden);
    second();
    await Promise.resolve();
    expect(orders()).toBe(noOrders);
    dispatch('set hidden');
    expect(orders()).toBe(noOrders);
  });

  it('of the next page outlast the header of the last', async () => {
    const leave = comes();
    sendHeaderMessage('set hidden');
    leave();
    sendHeaderMessage('set dark background');
    await Promise.resolve();
    expect(orders().theme).toBe('dark-background');
  });

  it('outlast StrictMode, which takes the header away and puts it back', async () => {
    sendHeaderMessage('set hidden');
    comes()();
    comes();
    await Promise.resolve();
    expect(orders()).toEqual(hidden);
    dispatch('set visible');
    expect(orders()).toEqual(noOrders);
  });

  it('have the name that each header gives them', () => {
    const heard: string[] = [];
    const listener = ({ type }: Event) => heard.push(type);
    for (const type of ['lintel:message', 'our:message']) {
      window.addEventListener(type, listener);
    }
    sendHeaderMessage('set visible');
    const leaves = comes('our:message');
    window.dispatchEvent(
      new CustomEvent('our:message', { detail: 'set hidden' }),
    );
    expect(orders()).toEqual(hidden);
    sendHeaderMessage('set visible');
    expect(orders()).toEqual(noOrders);
    dispatch('set hidden');
    expect(orders()).toEqual(noOrders);
    leaves();
    window.dispatchEvent(
      new CustomEvent('our:message', { detail: 'set hidden' }),
    );
    expect(orders()).toEqual(noOrders);
    expect(heard).toEqual([
      'lintel:message',
      'our:message',
      'our:message',
      'lintel:message',
      'our:message',
    ]);
    window.removeEventListener('lintel:message', listener);
    window.removeEventListener('our:message', listener);
  });

  it('that are none change nothing, and are named once', () => {
    expectConsole(
      'warn',
      /^Lintel: unknown header message "vanish"; ignored\./,
    );
    comes();
    const before = orders();
    dispatch('vanish');
    dispatch('vanish');
    expect(orders()).toBe(before);
  });

  it.each<[string, unknown, string]>([
    ['undefined', undefined, 'undefined'],
    ['a number', 5, '5'],
    ['a BigInt', 5n, '5n'],
    ['a symbol', Symbol('x'), 'Symbol\\(x\\)'],
    ['a cyclic object', cyclic(), '{ self }'],
  ])('ignores %s without throwing', (_, message, described) => {
    expectConsole(
      'warn',
      new RegExp(`^Lintel: unknown header message ${described}; ignored\\.`),
    );
    comes();
    expect(() => messages.receive(message)).not.toThrow();
    expect(orders()).toBe(noOrders);
  });
});

function cyclic() {
  const cycle: Record<string, unknown> = {};
  cycle['self'] = cycle;
  return cycle;
}

/** What several messages amount to. */
const after = (...messages: HeaderMessage[]) =>
  messages.reduce(applyMessage, noOrders);

describe('the messages to the header', () => {
  it.each([
    ['set dark background', { theme: 'dark-background', hidden: false }],
    ['set light background', { theme: 'light-background', hidden: false }],
    ['set hidden', { theme: null, hidden: true }],
    ['set visible', { theme: null, hidden: false }],
  ] as const)('include %j', (message, orders) => {
    expect(after(message)).toEqual(orders);
  });

  it('speak of background and sight apart, the last one of each counts', () => {
    expect(
      after('set hidden', 'set dark background', 'set light background'),
    ).toEqual({ theme: 'light-background', hidden: true });
    expect(after('set dark background', 'set hidden', 'set visible')).toEqual({
      theme: 'dark-background',
      hidden: false,
    });
  });

  it.each([
    undefined,
    null,
    5,
    {},
    'hide',
    'SET HIDDEN',
    ['set hidden'],
    '__proto__',
  ])('do not include %j, which changes nothing', (message) => {
    const orders = after('set hidden');
    expect(applyMessage(orders, message)).toBe(orders);
  });
});
