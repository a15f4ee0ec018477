// @vitest-environment node
import { expect, it } from 'vitest';
import { sharedByCopies } from '../../src/browser/registry';
import { sendHeaderMessage } from '../../src/header/headerMessages';

it('stores nothing on a server, so that visitors do not share state', () => {
  let made = 0;
  const make = () => (made += 1);
  expect([sharedByCopies('x', make), sharedByCopies('x', make)]).toEqual([
    1, 2,
  ]);
  sendHeaderMessage('set hidden');
  expect(Reflect.has(globalThis, Symbol.for('lintel/1'))).toBe(false);
});
