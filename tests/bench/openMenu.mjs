/**
 * Clicks Products and measures the time. Runs in the page.
 *
 * @returns {Promise<{ work: number, painted: number } | null>} ,
 *   the open menu is laid out, and until it is painted; `null`: nothing opens
 */
export async function openMenu() {
  const trigger = document.querySelector('nav button');
  if (!(trigger instanceof HTMLElement))
    throw new Error('The page has no menu button.');
  if (!trigger.hasAttribute('aria-expanded')) return null;
  const frame = () => new Promise(requestAnimationFrame);
  const task = () => new Promise((resolve) => setTimeout(resolve));

  // Always starts at the same point between two frames.
  await frame();
  await task();
  const start = performance.now();
  trigger.click();
  // React renders a click's changes in a microtask before this one.
  await Promise.resolve();
  const link = document.querySelector('nav li li a');
  const { height } = link?.getBoundingClientRect() ?? { height: 0 };
  const work = performance.now() - start;
  await frame();
  await frame();
  const painted = performance.now() - start;
  const isOpen = trigger.getAttribute('aria-expanded') === 'true';
  if (!isOpen || height === 0) throw new Error('The menu did not open.');
  return { work, painted };
}
