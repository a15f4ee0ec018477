import { act, render } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
} from 'vitest';
import * as lintel from '../../src/index';
import { wrongInputs, type PartName, type WrongInput } from './wrongInputs';

const lines: string[] = [];

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('lintel/1'));
  window.history.replaceState(null, '', '/?error-auth');
  lines.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      lines.push(values.map(String).join(' '));
    });
  }
  return () => vi.restoreAllMocks();
});

type Parts = Record<PartName, ComponentType>;

/** The part alone, on a page that has decided about consent. */
async function show(parts: Parts, { part, props }: WrongInput) {
  const Provider = parts.LintelProvider as typeof lintel.LintelProvider;
  const { container } = render(
    <Provider site={{ domain: 'example.com' }} tracking={false}>
      {createElement(parts[part], props)}
    </Provider>,
  );
  // The login check and the reports complete later.
  await act(() => vi.dynamicImportSettled());
  return container;
}

function shown(container: HTMLElement, [selector, what]: Shows) {
  const element = container.querySelector(selector);
  if (what === 'missing') return element;
  if (what === 'text') return element?.textContent ?? null;
  if (what === 'count') return String(element?.children.length);
  return element!.getAttribute(what);
}

type Shows = NonNullable<WrongInput['shows']>;

describe('an invalid input', () => {
  it('is different from all others', () => {
    const messages = new Set(wrongInputs.map(({ message }) => message));
    expect(messages.size).toBe(wrongInputs.length);
    expect(messages.size).toBeGreaterThan(60);
  });

  it.each(wrongInputs)('is reported once: $message', async (input) => {
    const container = await show(lintel as unknown as Parts, input);
    expect(lines).toEqual([`Lintel: ${input.message}`]);
    if (!input.shows) return;
    expect(shown(container, input.shows)).toBe(input.shows[2]);
  });
});

it('accepts the directives that Astro passes as props', async () => {
  await show(lintel as unknown as Parts, {
    part: 'Header',
    props: { 'data-astro-transition-persist': 'header' },
    message: '',
  });
  expect(lines).toEqual([]);
});

describe('in production', () => {
  let parts: Parts;

  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.resetModules();
    parts = (await import('../../src/index')) as unknown as Parts;
  });
  afterAll(() => vi.unstubAllEnvs());

  it.each(wrongInputs)(
    'has the same effect, and is not reported: $message',
    async (input) => {
      const container = await show(parts, input);
      expect(lines).toEqual([]);
      if (!input.shows) return;
      expect(shown(container, input.shows)).toBe(input.shows[2]);
    },
  );
});
