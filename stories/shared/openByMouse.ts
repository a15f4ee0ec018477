import { userEvent } from 'storybook/test';

/** What is opened with a mouse does not wear the keyboard's focus ring. */
export async function openByMouse(button: HTMLElement): Promise<void> {
  await userEvent.hover(button);
  // Where the hover has opened it, a click that a busy machine sends late closes it.
  if (button.ariaExpanded !== 'true') await userEvent.click(button);
  button.blur();
}
