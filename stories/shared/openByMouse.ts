import { userEvent } from 'storybook/test';

/** Opens by mouse, so that the focus ring of the keyboard is not shown. */
export async function openByMouse(button: HTMLElement): Promise<void> {
  await userEvent.hover(button);
  // If the hover has opened it, a click that a busy machine sends late would
  // close it.
  if (button.ariaExpanded !== 'true') await userEvent.click(button);
  button.blur();
}
