import { userEvent, waitFor } from 'storybook/test';

/**
 * Presses the first of these parts: in any language, without its name. By mouse,
 * so that the focus ring of the keyboard is not shown.
 */
export async function pressPart(
  page: HTMLElement,
  part: string,
): Promise<void> {
  const find = () =>
    page.querySelector<HTMLElement>(`button[data-lintel="${part}"]`);
  const button = await waitFor(() => {
    const found = find();
    if (!found) throw new Error(`There is no ${part} yet.`);
    return found;
  });
  await userEvent.hover(button);
  // If the hover has opened it, a click that a busy machine sends late would
  // close it.
  if (button.ariaExpanded !== 'true') await userEvent.click(button);
  button.blur();
}
