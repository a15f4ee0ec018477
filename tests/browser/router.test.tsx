import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Header } from '../../src/components/Header/Header';
import { RouterAdapter } from '../../src/provider/RouterAdapter';
import { expectOpen, link, trigger, withPrices } from './headerParts';
import { pressBy } from './press';
import { showPage } from './showHeader';

describe('an app’s router', () => {
  const navigate = vi.fn();
  const prevented = vi.fn();
  beforeEach(() => {
    navigate.mockClear();
    prevented.mockClear();
  });

  /** What reaches the window has been seen by everybody; only then the page is stayed on. */
  async function showRouted() {
    const { container } = await showPage(
      <RouterAdapter navigate={navigate}>
        <Header consent="granted" navigation={withPrices} />
      </RouterAdapter>,
    );
    for (const type of ['click', 'auxclick']) {
      container.addEventListener(
        type,
        (event) => {
          prevented(event.defaultPrevented);
          event.preventDefault();
        },
        { once: true },
      );
    }
  }

  it('takes a plain click', async () => {
    await showRouted();
    await userEvent.click(link('Prices'));
    expect(navigate.mock.calls).toEqual([['/pricing']]);
    expect(prevented).toHaveBeenCalledWith(true);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leaves a click with %s to the browser',
    async (modifier) => {
      await showRouted();
      fireEvent.click(link('Prices').element(), { [modifier]: true });
      expect(prevented).toHaveBeenCalledWith(false);
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it('leaves a click with the middle button to the browser', async () => {
    await showRouted();
    await pressBy('middle', link('Prices'));
    await expect.poll(() => prevented.mock.calls).toContainEqual([false]);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('keeps the menu open for a link that opens in a tab beside', async () => {
    await showRouted();
    await userEvent.hover(trigger());
    await expectOpen();
    fireEvent.click(link('Circle').element(), { ctrlKey: true });
    expect(prevented).toHaveBeenCalledWith(false);
    await expectOpen();
  });

  it('takes a link of a menu, which closes', async () => {
    await showRouted();
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.click(link('Circle'));
    expect(navigate.mock.calls).toEqual([['/circle']]);
    await expect.element(link('Circle')).not.toBeInTheDocument();
  });
});
