import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectConsole } from '../setup/console';
import { replaceForTest } from '../analytics/trackedPage';
import { visit } from '../analytics/visit';

/**
 * Loads the package with its own module instances. React is shared with the
 * page.
 */
async function loadCopy() {
  vi.resetModules();
  return {
    ...(await import('../../src/components/Header/Header')),
    ...(await import('../../src/components/LintelProvider/LintelProvider')),
    ...(await import('../../src/core/browser/registry')),
    ...(await import('../../src/react/links/RouterAdapter')),
    ...(await import('../../src/components/MobileDrawer/useModalDialog')),
    ...(await import('../../src/core/report/report')),
    ...(await import('../../src/core/analytics/delivery/request')),
    ...(await import('../../src/react/navigation/useDismiss')),
    ...(await import('../../src/react/navigation/useMenuOpenClass')),
    ...(await import('../../src/react/machine/useOnlyOpen')),
    ...(await import('../../src/react/analytics/usePageTracking')),
    ...(await import('../../src/react/analytics/tracking')),
  };
}

const [one, other] = [await loadCopy(), await loadCopy()];
vi.doMock('../../package.json', () => ({ version: '0.0.1' }));
const older = await loadCopy();
vi.doUnmock('../../package.json');

beforeEach(() => visit('https://www.example.com/'));

it('two copies of the package are loaded', () => {
  expect(one.useDismiss).not.toBe(other.useDismiss);
});

describe('two copies of the package on a page share', () => {
  it('the class of the body, until both drawers are closed', () => {
    const drawers = [one, other].map(({ useMenuOpenClass }) =>
      renderHook(useMenuOpenClass, { initialProps: true }),
    );
    drawers[0]?.rerender(false);
    expect(document.body).toHaveClass('lintel-menu-open');
    drawers[1]?.unmount();
    expect(document.body).not.toHaveClass('lintel-menu-open');
  });

  it('the scroll lock behind modal dialogs, until both are closed', () => {
    // jsdom has no modal dialogs.
    replaceForTest(HTMLDialogElement.prototype, 'showModal', () => {});
    replaceForTest(HTMLDialogElement.prototype, 'close', () => {});
    const dialogs = [one, other].map(({ useModalDialog }) => {
      const dialog = { current: document.createElement('dialog') };
      const button = document.createElement('button');
      return renderHook(
        (open: boolean) => useModalDialog(dialog, open, { current: button }),
        {
          initialProps: true,
        },
      );
    });
    dialogs[0]?.rerender(false);
    expect(document.documentElement).toHaveAttribute('data-lintel-scroll');
    dialogs[1]?.unmount();
    expect(document.documentElement).not.toHaveAttribute('data-lintel-scroll');
  });

  it('the one part that may be open', () => {
    const close = vi.fn();
    renderHook(() => one.useOnlyOpen(true, close));
    expect(close).not.toHaveBeenCalled();
    renderHook(() => other.useOnlyOpen(true, () => {}));
    expect(close).toHaveBeenCalled();
  });

  it('a press of Escape, which closes the open part of either copy', () => {
    const inside = { current: null };
    const onEscape = vi.fn();
    for (const { useDismiss } of [one, other]) {
      renderHook(() => useDismiss(true, inside, { onEscape }));
    }
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onEscape).toHaveBeenCalledTimes(2);
  });

  it('the limit of nine keepalive requests', async () => {
    const fetched = vi.fn(() => new Promise(() => {}));
    replaceForTest(globalThis, 'fetch', fetched);
    const send = ({ request }: typeof one) =>
      request('/api/v1/events', new URLSearchParams());
    for (let event = 0; event < 8; event += 1) void send(one);
    const [, refused] = [send(other), send(other)];
    expect(fetched).toHaveBeenCalledTimes(9);
    expect([await refused, await send(one)]).toEqual([null, null]);
  });

  it('the queue of events', () => {
    expect(one.pageTracking()).toBe(other.pageTracking());
  });

  it('the download of the tracking code', async () => {
    const started: string[] = [];
    for (const [name, copy] of Object.entries({ one, other })) {
      vi.doMock('../../src/react/analytics/partTracking', () => ({
        startPartTracking() {
          started.push(`from the download of ${name}`);
          return { report() {}, stop() {} };
        },
      }));
      vi.resetModules();
      showTrackedPart(copy);
      await vi.dynamicImportSettled();
    }
    expect(new Set(started)).toEqual(new Set(['from the download of one']));
    expect(started.length).toBeGreaterThan(1);
  });

  it('each warning, which is printed once', () => {
    expectConsole('warn', /^Lintel: said once\.$/);
    one.warnInDevelopment('said once.');
    other.warnInDevelopment('said once.');
  });
});

describe('a header inside a provider and an adapter of another copy', () => {
  const go = vi.fn();
  const page = ({ Header }: typeof one) => (
    <one.RouterAdapter navigate={go} pathname="/">
      <one.LintelProvider
        tracking={false}
        accounts={false}
        site={{ domain: 'example.net' }}
        messages={{ logIn: 'Sign in' }}
      >
        <Header />
      </one.LintelProvider>
    </one.RouterAdapter>
  );

  it('uses both', () => {
    render(page(other));
    expect(screen.getByRole('banner')).toHaveTextContent('example.net');
    fireEvent.click(screen.getByRole('link', { name: /example.net/ }));
    expect(go).toHaveBeenCalledOnce();
  });
});

describe('two versions of the package on a page', () => {
  it('do not share what they may understand differently', () => {
    expect(older.pageTracking()).not.toBe(one.pageTracking());
    const close = vi.fn();
    renderHook(() => one.useOnlyOpen(true, close));
    renderHook(() => older.useOnlyOpen(true, () => {}));
    expect(close).not.toHaveBeenCalled();
  });

  it.each([
    ['the older one first', () => [older, one]],
    ['the newer one first', () => [one, older]],
  ])('both show their headers, %s', (_, copies) => {
    render(
      copies().map(({ Header }, index) => (
        <Header
          key={index}
          id={`header-${index}`}
          tracking={false}
          accounts={false}
        />
      )),
    );
    expect(screen.getAllByRole('banner')).toHaveLength(2);
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
    expect(one.shared('x', () => [])).toBe(one.shared('x', () => []));
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

function showTrackedPart({ LintelProvider, usePageTracking }: typeof one) {
  function Part() {
    usePageTracking();
    return null;
  }
  render(
    <LintelProvider consent="granted" site={{ domain: 'example.com' }}>
      <Part />
    </LintelProvider>,
  );
}
