import { userEvent } from 'storybook/test';

/** What is opened with a mouse does not wear the keyboard's focus ring. */
export async function openByMouse(button: HTMLElement): Promise<void> {
  await userEvent.click(button);
  button.blur();
}
