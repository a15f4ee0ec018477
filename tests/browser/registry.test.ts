// @vitest-environment node
import { expect, it } from 'vitest';
import { shared } from '../../src/core/browser/registry';
import { sendHeaderMessage } from '../../src/react/navigation/headerMessages';

it('keeps nothing on a server, where one visitor’s state would reach another', () => {
  let made = 0;
  const make = () => (made += 1);
  expect([shared('x', make), shared('x', make)]).toEqual([1, 2]);
  sendHeaderMessage('set hidden');
  expect(Reflect.has(globalThis, Symbol.for('lintel/1'))).toBe(false);
});
