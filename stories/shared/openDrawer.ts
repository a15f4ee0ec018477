import { expect, waitFor, within } from 'storybook/test';
import { openByMouse } from './openByMouse';

type Canvas = ReturnType<typeof within>;

/**
 * Opens the drawer with the page's button, once it is loaded. Resolves to its
 * content. The page behind is inert, although `canvas` still finds its
 * elements.
 */
export async function openDrawer(
  canvas: Canvas,
  name = 'Menu',
): Promise<Canvas> {
  const button = canvas.getByRole('button', { name });
  await waitFor(() =>
    expect(button.getAttribute('aria-controls')).toMatch(/-drawer$/),
  );
  await openByMouse(button);
  const drawer = await canvas.findByRole('dialog', { name });
  within(drawer).getByRole('button', { name }).blur();
  return within(drawer);
}
