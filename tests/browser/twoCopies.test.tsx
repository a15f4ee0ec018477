import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectConsole } from '../setup/console';
import { visit } from '../support/visit';

/**
 * Loads the package with its own module instances. React is shared with the
 * page.
 */
async function loadCopy() {
  vi.resetModules();
  return {
    ...(await import('../../src/header/Header')),
    ...(await import('../../src/browser/registry')),
    ...(await import('../../src/browser/report')),
    ...(await import('../../src/ui/open/layers')),
  };
}

const [one, other] = [await loadCopy(), await loadCopy()];

beforeEach(() => visit('https://www.example.com/'));

describe('two copies of the package on a page share', () => {
  it('a press of Escape, which closes the part that opened last', () => {
    const outer = document.body.appendChild(document.createElement('div'));
    const inner = outer.appendChild(document.createElement('div'));
    onTestFinished(() => outer.remove());
    const [first, last] = [vi.fn(), vi.fn()];
    one.openLayer({ root: outer, close: first });
    const stop = other.openLayer({ root: inner, close: last });
    const calls = () => [first, last].map(({ mock }) => mock.calls.length);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(calls()).toEqual([0, 1]);
    stop();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(calls()).toEqual([1, 1]);
  });

  it('each warning, which is printed once', () => {
    expectConsole('warn', /^Lintel: said once\.$/);
    one.warnInDevelopment('said once.');
    other.warnInDevelopment('said once.');
  });
});

describe.each<[string, PropertyDescriptor]>([
  ['belongs to another script', { value: { has: 'x' }, writable: true }],
  ['cannot be written', { value: 5, writable: false }],
  [
    'cannot be read',
    {
      get() {
        throw new Error('no');
      },
    },
  ],
  ['has state of another shape', { value: strangeState() }],
])('if the place for the shared state %s', (_, property) => {
  it('the header is still shown', () => {
    const key = Symbol.for('lintel/1');
    Object.defineProperty(globalThis, key, { ...property, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, key));
    render(<one.Header tracking={false} accounts={false} />);
    expect(screen.getByRole('button', { name: 'Products' })).toBeVisible();
    expect(one.sharedByCopies('x', () => [])).toBe(
      one.sharedByCopies('x', () => []),
    );
  });
});

/** What a version without a name in its keys, and an older one, may store. */
function strangeState() {
  const names = ['page', 'consent', 'messages', 'open parts', 'auth:/api/me'];
  return new Map<string, unknown>(
    names.flatMap((name) => [
      [name, 5],
      [`0.0.1 ${name}`, null],
    ]),
  );
}
