export const wrongTypes: [string, unknown][] = [
  ['null', null],
  ['a number', 5],
  ['a list', []],
  ['a BigInt', 5n],
  ['a symbol', Symbol('x')],
  ['a function', () => 'x'],
  ['a date', new Date(0)],
];

export function hostileProxy(): object {
  const hostile = () => {
    throw new Error('hostile');
  };
  return new Proxy({}, { get: hostile, has: hostile, ownKeys: hostile });
}

export function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.values(value).forEach(deepFreeze);
  Object.freeze(value);
}
