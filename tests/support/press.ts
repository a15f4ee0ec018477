import { fireEvent } from '@testing-library/react';
import { server, userEvent, type Locator } from 'vitest/browser';

const BUTTONS = { middle: 1, right: 2 };

/**
 * Presses with a button other than the main one. WebKit's driver treats every
 * button as the main one.
 */
export async function pressBy(
  button: keyof typeof BUTTONS,
  target: Locator,
): Promise<void> {
  if (server.provider === 'webdriverio') {
    const init = { bubbles: true, cancelable: true, composed: true };
    fireEvent(
      target.element(),
      new MouseEvent('auxclick', { ...init, button: BUTTONS[button] }),
    );
  } else {
    await userEvent.click(target, { button });
  }
}
