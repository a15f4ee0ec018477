/** How long a menu may take, in ms. */
const PATIENCE = 30_000;

/**
 * Clicks the button of a menu. Resolves to the time until the browser has
 * painted the menu, in ms.
 *
 * @param {import('playwright').Page} page
 * @param {import('./menus.mjs').MenuToOpen} menu
 */
export function openMenu(page, menu) {
  return clickUntil(page, menu, 'open');
}

/**
 * @param {import('playwright').Page} page
 * @param {import('./menus.mjs').MenuToOpen} menu
 */
export function closeMenu(page, menu) {
  return clickUntil(page, menu, 'closed');
}

/**
 * Focuses the button of a menu.
 *
 * @param {import('playwright').Page} page
 * @param {import('./menus.mjs').MenuToOpen} menu
 */
export async function focusTrigger(page, menu) {
  const trigger = await findTrigger(page, menu);
  await trigger.evaluate((element) => element.focus());
}

/**
 * @param {import('playwright').Page} page
 * @param {import('./menus.mjs').MenuToOpen} menu
 * @param {'open' | 'closed'} state
 */
async function clickUntil(page, { label, content }, state) {
  const trigger = await findTrigger(page, { label, content });
  const time = await page.evaluate(timeClick, {
    trigger,
    content,
    state,
    patience: PATIENCE,
  });
  if (time === undefined) throw new Error(`“${label}” is not ${state}.`);
  return time;
}

/**
 * @param {import('playwright').Page} page
 * @param {import('./menus.mjs').MenuToOpen} menu
 */
function findTrigger(page, { label }) {
  return page.evaluateHandle((name) => {
    const triggers = [...document.querySelectorAll('button, summary')];
    const trigger = triggers.find(
      ({ ariaLabel, textContent }) =>
        (ariaLabel ?? textContent)?.trim() === name,
    );
    if (trigger instanceof HTMLElement) return trigger;
    throw new Error(`The page has no button “${name}”.`);
  }, label);
}

/**
 * Runs in the page.
 *
 * @param {object} click
 * @param {HTMLElement} click.trigger
 * @param {string} click.content
 * @param {'open' | 'closed'} click.state  to be reached
 * @param {number} click.patience
 */
async function timeClick({ trigger, content, state, patience }) {
  const isOpen = () =>
    [...document.querySelectorAll(content)].some((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    );
  const frame = () => new Promise(requestAnimationFrame);
  const task = () => new Promise((resolve) => setTimeout(resolve));

  // Always starts at the same point between two frames.
  await frame();
  await task();
  const start = performance.now();
  trigger.click();
  do {
    await frame();
    if (performance.now() - start > patience) return undefined;
  } while (isOpen() !== (state === 'open'));
  // The task after a frame's callbacks comes after its paint.
  await task();
  return performance.now() - start;
}
