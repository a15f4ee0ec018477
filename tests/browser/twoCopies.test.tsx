import { fireEvent, render, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
    ...(await import('../../src/components/LintelProvider/LintelProvider')),
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
