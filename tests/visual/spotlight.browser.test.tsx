import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { next, pick, startButton, stopButton } from '../carousel/carouselParts';
import { expectPicture, press, showAt } from './picture';

it('the spotlight looks right with its second picture, and with pointer and keyboard focus on it', async () => {
  await showAt(1280);
  await press('Resources');
  await userEvent.click(stopButton());
  await expect.element(startButton()).toBeVisible();
  await userEvent.click(next());
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await userEvent.hover(pick(3));
  await expectPicture('spotlight-1280-second');
});
