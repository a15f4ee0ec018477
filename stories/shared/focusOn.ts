import { waitFor } from 'storybook/test';

/** Moves keyboard focus to the first visible element that matches. */
export async function focusOn(
  page: HTMLElement,
  selector: string,
): Promise<void> {
  const element = await waitFor(() => {
    const found = [...page.querySelectorAll<HTMLElement>(selector)].find(
      (each) => each.checkVisibility(),
    );
    if (!found) throw new Error(`${selector} is not visible yet.`);
    return found;
  });
  // Without a pointer before, a browser shows the ring as after a key.
  element.focus();
}
