import { describe, expect, it } from 'vitest';
import {
  applyMessage,
  noOrders,
  type HeaderMessage,
} from '../../src/core/navigation/headerMessages';

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
