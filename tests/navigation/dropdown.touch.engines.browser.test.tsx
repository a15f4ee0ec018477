import { it } from 'vitest';
import { page } from 'vitest/browser';
import { pass, stopClock } from '../browser/clock';
import {
  backdrop,
  expectClosed,
  expectOpen,
  trigger,
} from '../header/headerParts';
import { showHeader } from '../header/showHeader';
import { tap } from '../browser/tap';

it('a menu, used by touch, opens on a tap and closes on the next, however soon, and then stays so', async () => {
  await page.viewport(1280, 1300);
  await showHeader({ hover: { reflex: 0 } });
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
