import { waitFor } from 'storybook/test';
import { openByMouse } from './openByMouse';

/** Presses the first of these parts: in any language, without its name. */
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
  await openByMouse(button);
}
