import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, pass, stopClock } from './clock';
import {
  backdrop,
  expectClosed,
  expectFocusOn,
  expectOpen,
  hoverBackdrop,
  link,
  openByKeyboard,
  trigger,
} from './headerParts';
import { showHeader } from './showHeader';

// However slow this machine is, the click that comes with a hover is a reflex.
const slowly = { reflexClickMs: 60_000 };

/** So high that the middle of the backdrop lies below the panel. */
async function showBackdrop() {
  await page.viewport(1280, 1300);
  await showHeader();
}

describe('by mouse, a menu', () => {
  it.each([
    ['Products', 'Circle'],
    ['Resources', 'Blog Ideas and advice for a growing business'],
  ])('%s opens on hover', async (name, entry) => {
    await showHeader();
    await userEvent.hover(trigger(name));
    await expectOpen(name);
    await expect.element(link(entry)).toBeVisible();
  });

  it('stays open under the pointer', async () => {
    await showHeader();
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.hover(link('Online Stores'));
    await drawn();
    await expectOpen();
  });

  it('closes when the pointer reaches the backdrop', async () => {
    await showBackdrop();
    await userEvent.hover(trigger());
    await expectOpen();
    await hoverBackdrop();
    await expectClosed();
  });

  it('closes on a click on the backdrop', async () => {
    await showBackdrop();
    await userEvent.hover(trigger());
    await expectOpen();
    // Without the hover that a mouse cannot do without.
    fireEvent.click(backdrop());
    await expectClosed();
  });

  it('with keyboard focus stays open when the pointer reaches the backdrop', async () => {
    await showBackdrop();
    await openByKeyboard();
    await hoverBackdrop();
    await drawn();
    await expectOpen();
  });

  it('with keyboard focus stays open on a click on the backdrop, and keeps it', async () => {
    await showBackdrop();
    await openByKeyboard();
    await userEvent.tab();
    await userEvent.click(backdrop());
    await expectFocusOn(link('Websites'));
    await expectOpen();
  });

  it('with keyboard focus is not taken away by a hover on the other', async () => {
    await showHeader();
    await openByKeyboard();
    stopClock();
    await userEvent.hover(trigger('Resources'));
    await pass(1000);
    await expectOpen();
    await expectClosed('Resources');
  });

  it('is toggled by clicks', async () => {
    await showHeader(slowly);
    await userEvent.click(trigger());
    await expectOpen();
    // The first click came with its own hover: what follows it is meant.
    await userEvent.click(trigger());
    await expectClosed();
    await userEvent.click(trigger());
    await expectOpen();
  });

  it('closes by a press beside it', async () => {
    await showHeader({ logo: <b>Example</b>, actions: <button>Start</button> });
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.click(page.getByRole('button', { name: 'Start' }));
    await expectClosed();
  });
});

describe('the click that comes with a hover', () => {
  it('spares the menu', async () => {
    await showHeader();
    // At once, as no driver can be on a slow machine.
    fireEvent.pointerOver(trigger().element(), { pointerType: 'mouse' });
    fireEvent.click(trigger().element(), { detail: 1 });
    await drawn();
    await expectOpen();
  });

  it('closes it once 350 ms have passed', async () => {
    await showHeader();
    await userEvent.hover(trigger());
    await expectOpen();
    const opened = performance.now();
    await expect
      .poll(() => performance.now() - opened, { interval: 50 })
      .toBeGreaterThan(350);
    await userEvent.click(trigger());
    await expectClosed();
  });

  it('closes it at once where the guard is off', async () => {
    await showHeader({ reflexClickMs: 0 });
    await userEvent.hover(trigger());
    await expectOpen();
    await userEvent.click(trigger());
    await expectClosed();
  });
});
