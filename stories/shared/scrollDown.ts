import { expect, waitFor } from 'storybook/test';

/** Scrolls the page until the header says that it is. */
export async function scrollDown({
  canvasElement,
}: {
  canvasElement: HTMLElement;
}) {
  const header = canvasElement.querySelector('[data-lintel="header"]');
  await waitFor(() => {
    // Repeated, because the page may not be high enough at first.
    scrollTo(0, 480);
    return expect(header).toHaveAttribute('data-lintel-scrolled');
  });
}
