// @vitest-environment node
import { expect, it } from 'vitest';
import { sendHeaderMessage } from '../../src/react/navigation/headerMessages';

it('sends nothing on a server, where one visitor’s state would reach another', () => {
  sendHeaderMessage('set hidden');
  expect(Reflect.has(globalThis, Symbol.for('lintel/1'))).toBe(false);
});
