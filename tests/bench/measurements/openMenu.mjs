/** How long a menu may take, in ms. */
const PATIENCE = 30_000;

/**
 * Presses Enter on the button of a menu, or taps it. Resolves to the time from
 * that input until the browser has painted the menu, in ms.
 *
 * @param {import('playwright').Page} page
 * @param {import('../menus.mjs').MenuToOpen} menu
 */
export async function openMenu(page, { label, content, input }) {
  const trigger = await findTrigger(page, label);
  await page.evaluate(watchOpening, { content, patience: PATIENCE });
  if (input === 'tap') await trigger.tap();
  else await trigger.press('Enter');
  const time = await page.evaluate(() => window.opening);
  if (time === undefined) throw new Error(`“${label}” has not opened.`);
  return time;
}

/**
 * @param {import('playwright').Page} page
 * @param {import('../menus.mjs').MenuToOpen} menu
 */
export async function closeMenu(page, { label, content }) {
  const trigger = await findTrigger(page, label);
  await trigger.evaluate((element) => element.click());
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].every(
        (part) => !part.checkVisibility({ visibilityProperty: true }),
      ),
    content,
    { timeout: PATIENCE },
  );
}

/**
 * Focuses the button of a menu, as Tab does.
 *
 * @param {import('playwright').Page} page
 * @param {import('../menus.mjs').MenuToOpen} menu
 */
export async function focusTrigger(page, { label }) {
  await (await findTrigger(page, label)).focus();
}

/**
 * @param {import('playwright').Page} page
 * @param {string} label
 */
function findTrigger(page, label) {
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
 * Runs in the page, before the input that opens a menu.
 *
 * @param {object} menu
 * @param {string} menu.content
 * @param {number} menu.patience
 */
function watchOpening({ content, patience }) {
  const isOpen = () =>
    [...document.querySelectorAll(content)].some((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    );
  const frame = () => new Promise(requestAnimationFrame);
  const task = () => new Promise((resolve) => setTimeout(resolve));

  window.opening = new Promise((resolve) => {
    /** @param {Event} input */
    const onInput = async ({ timeStamp }) => {
      do {
        await frame();
        if (performance.now() - timeStamp > patience) return resolve(undefined);
      } while (!isOpen());
      // The task after a frame's callbacks comes after its paint.
      await task();
      resolve(performance.now() - timeStamp);
    };
    for (const type of ['keydown', 'pointerdown']) {
      addEventListener(type, onInput, { once: true, capture: true });
    }
  });
}
