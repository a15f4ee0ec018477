import { fireEvent } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import {
  RouterAdapter,
  type RouterAdapterProps,
} from '../../src/link/RouterAdapter';
import { expectOpen, link, trigger, withPrices } from '../header/headerParts';
import { pressBy } from '../support/press';
import { showPage } from '../header/showHeader';

/** A layout that does not render again for a new page. */
const header = <Header consent="granted" navigation={withPrices} />;

/** The adapter of an app without a router library. */
function HistoryApp(props: Partial<RouterAdapterProps>) {
  const [pathname, setPathname] = useState(() => window.location.pathname);
  useEffect(() => {
    const show = () => setPathname(window.location.pathname);
    window.addEventListener('popstate', show);
    return () => window.removeEventListener('popstate', show);
  }, []);
  return (
    <RouterAdapter
      navigate={(href) => {
        window.history.pushState(null, '', href);
        setPathname(window.location.pathname);
      }}
      pathname={pathname}
      {...props}
    >
      {header}
    </RouterAdapter>
  );
}

describe('an app with the History API', () => {
  const start = window.location.href;
  const { navigation } = window as { navigation?: unknown };
  beforeEach(() => {
    // Like browsers without the Navigation API: only the app knows the page.
    Object.defineProperty(window, 'navigation', {
      configurable: true,
      value: undefined,
    });
  });
  afterEach(() => {
    Object.defineProperty(window, 'navigation', {
      configurable: true,
      value: navigation,
    });
  });

  it('shows the page of a link without loading it, and marks the link', async () => {
    const { header: shown } = await showPage(<HistoryApp />);
    await expect.element(link('Prices')).not.toHaveAttribute('aria-current');
    await userEvent.click(link('Prices'));
    expect(window.location.pathname).toBe('/pricing');
    await expect
      .element(link('Prices'))
      .toHaveAttribute('aria-current', 'page');
    expect(shown.isConnected).toBe(true);
    window.history.back();
    await expect.element(link('Prices')).not.toHaveAttribute('aria-current');
    expect(window.location.href).toBe(start);
  });
});

describe('an app’s router', () => {
  const navigate = vi.fn();
  const prevented = vi.fn();
  beforeEach(() => {
    navigate.mockClear();
    prevented.mockClear();
  });

  /**
   * Keeps the browser on the page only at window, after all other listeners.
   */
  async function showRouted() {
    const { container } = await showPage(
      <RouterAdapter navigate={navigate}>
        <Header consent="granted" navigation={withPrices} />
      </RouterAdapter>,
    );
    for (const type of ['click', 'auxclick']) {
      container.addEventListener(type, (event) => {
        prevented(event.defaultPrevented);
        event.preventDefault();
      });
    }
  }

  it('leaves a click with the middle button to the browser', async () => {
    await showRouted();
    await pressBy('middle', link('Prices'));
    await expect.poll(() => prevented.mock.calls).toContainEqual([false]);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('receives a plain click on a link in a menu, which closes, but not one with a modifier key', async () => {
    await showRouted();
    await userEvent.hover(trigger());
    await expectOpen();
    // Opens a new tab.
    fireEvent.click(link('Circle').element(), { ctrlKey: true });
    expect(prevented.mock.calls).toEqual([[false]]);
    await expectOpen();
    expect(navigate).not.toHaveBeenCalled();
    await userEvent.click(link('Circle'));
    expect(navigate.mock.calls).toEqual([['/circle']]);
    await expect.element(link('Circle')).not.toBeInTheDocument();
    expect(prevented).toHaveBeenLastCalledWith(true);
  });
});
