import { expect, waitFor, within } from 'storybook/test';
import { openByMouse } from './openByMouse';

type Canvas = ReturnType<typeof within>;

/**
 * By the page's button, once the drawer is loaded, as on a phone that has
 * nothing else to do. Resolves to what is in it: the page behind cannot be
 * reached, though `canvas` finds it.
 */
export async function openDrawer(
  canvas: Canvas,
  name = 'Menu',
): Promise<Canvas> {
  const button = canvas.getByRole('button', { name });
  await waitFor(
    () => expect(button.getAttribute('aria-controls')).toMatch(/-drawer$/),
    // A documentation page has several stories to load.
    { timeout: 10_000 },
  );
  await openByMouse(button);
  const drawer = await canvas.findByRole('dialog', { name });
  within(drawer).getByRole('button', { name }).blur();
  return within(drawer);
}
