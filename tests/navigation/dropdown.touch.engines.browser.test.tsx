import { describe, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pass, stopClock } from '../browser/clock';
import {
  backdrop,
  expectClosed,
  expectOpen,
  trigger,
} from '../header/headerParts';
import { showHeader } from '../header/showHeader';
import { tap } from '../browser/tap';

describe('a menu, used by touch,', () => {
  it('opens on a tap and closes on the next, however soon, and then stays so', async () => {
    await page.viewport(1280, 1300);
    await showHeader({ reflexClickMs: 0 });
    stopClock();
    await tap(trigger());
    await expectOpen();
    await tap(trigger());
    await pass(1000);
    await expectClosed();
    await tap(trigger());
    await pass(1000);
    await expectOpen();
    await tap(trigger('Resources'));
    await expectOpen('Resources');
    await expectClosed();
    await tap(backdrop());
    await expectClosed('Resources');
  });
});

describe('on a device with mouse and touch', () => {
  it('a tap closes the menu that a hover opened earlier', async () => {
    await showHeader({ reflexClickMs: 0 });
    await userEvent.hover(trigger());
    await expectOpen();
    stopClock();
    await tap(trigger());
    await pass(1000);
    await expectClosed();
  });

  it('a tap on another menu switches immediately, and the mouse does not switch back', async () => {
    await showHeader();
    await userEvent.hover(trigger());
    await expectOpen();
    stopClock();
    await tap(trigger('Resources'));
    await expectOpen('Resources');
    await pass(1000);
    await expectOpen('Resources');
    await expectClosed();
  });
});
