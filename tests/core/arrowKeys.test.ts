import { expect, it } from 'vitest';
import { nextInRow } from '../../src/core/arrowKeys';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s leads from %i to %i of three, without wrapping', (key, from, to) => {
  expect(nextInRow(key, from, 3)).toBe(to);
});

it('turns around from right to left', () => {
  expect(nextInRow('ArrowLeft', 0, 3, 'rtl')).toBe(1);
  expect(nextInRow('ArrowRight', 1, 3, 'rtl')).toBe(0);
});

it('leaves other keys alone', () => {
  expect(nextInRow('a', 0, 3)).toBeNull();
});
