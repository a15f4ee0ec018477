import { expect, it } from 'vitest';
import { isThorough, onNewestReact } from '../setup/onBothReacts';
import type { OpenedPage } from '../setup/open';

const counted = { before: countCommits };

/** Counts React's commits, by its hook for developer tools. Runs in the page. */
function countCommits(): void {
  const hook = Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
  hook.commits = 0;
  hook.onCommitFiberRoot = () => (hook.commits += 1);
}

/** Collects what is hydrated together. Runs in the page. */
function collectReady(): void {
  const tasks: unknown[] = [];
  Reflect.set(window, 'tasks', tasks);
  const attributeFilter = ['data-ready'];
  new MutationObserver((changes) =>
    tasks.push(changes.map(({ target }) => target.nodeName).sort()),
  ).observe(document, { subtree: true, attributeFilter });
}

/** A part of React's tree, as its developer tools see it. */
interface Fiber {
  type: unknown;
  memoizedProps: Record<string, unknown> | null;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** Collects the links that are rendered after hydration. Runs in the page. */
function collectLinksRenderedAgain(): void {
  history.replaceState(null, '', '/elsewhere');
  const hook = Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
  const rendered = new WeakMap<Fiber, unknown>();
  const again: unknown[] = (hook.again = []);
  const look = (fiber: Fiber | null): void => {
    if (!fiber) return;
    const { memoizedProps: props, alternate } = fiber;
    const last = rendered.get(fiber) ?? (alternate && rendered.get(alternate));
    if (fiber.type === 'a' && last && last !== props)
      again.push(props!['href']);
    rendered.set(fiber, props);
    look(fiber.child);
    look(fiber.sibling);
  };
  hook.onCommitFiberRoot = (_: number, root: { current: Fiber }) =>
    look(root.current);
}

/** The commits since the last call, once the page has nothing left to do. */
async function commitsOf({ page, rest }: OpenedPage): Promise<number> {
  await rest();
  return page.evaluate(() => {
    const hook = Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
    const { commits } = hook;
    hook.commits = 0;
    return commits;
  });
}

onNewestReact('React commits', 'production', (contract) => {
  it('a few times on load, and once for another page or an opened menu', async () => {
    const opened = await contract.open({}, counted);
    const { page } = opened;
    await page.waitForFunction(
      () => !document.querySelector('[data-status="loading"]'),
    );
    // Hydration, that of the menus, the page's values and the login answer. React
    // 18, of thorough runs, commits once more without rendering anything.
    expect(await commitsOf(opened)).toBeLessThanOrEqual(5);
    await page.evaluate(() => history.pushState(null, '', '/elsewhere'));
    expect(await commitsOf(opened)).toBe(1);
    const scheduling = page.getByRole('link', { name: 'Scheduling' });
    const products = page.getByRole('button', { name: 'Products' });
    // The first opening also loads the motion of the menus.
    await products.press('Enter');
    await scheduling.waitFor();
    await commitsOf(opened);
    await products.press('Escape');
    await scheduling.waitFor({ state: 'hidden' });
    await commitsOf(opened);
    await products.press('Enter');
    await scheduling.waitFor();
    expect(await commitsOf(opened)).toBe(1);
  });

  // Thorough runs have React 18, which hydrates all at once.
  it.skipIf(isThorough)(
    'the menus after the rest of the header, so that it answers earlier',
    async () => {
      const opened = await contract.open({}, { before: collectReady });
      await opened.rest();
      expect(
        await opened.page.evaluate(() => Reflect.get(window, 'tasks')),
      ).toEqual([['DIV', 'HEADER'], ['NAV']]);
    },
  );

  it('no link of menus and languages again, if the server knew the page', async () => {
    const url = 'https://www.example.com/elsewhere';
    const header = { locale: 'en-US', url };
    const opened = await contract.open(
      { headers: [header] },
      { before: collectLinksRenderedAgain },
    );
    await opened.rest();
    const again = await opened.page.evaluate(
      () => Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__').again,
    );
    // Only Log In, after the login check.
    expect(again).toEqual([expect.stringContaining('/login?')]);
  });

  it('nothing while the page scrolls', async () => {
    const opened = await contract.open({ sections: true }, counted);
    await commitsOf(opened);
    await opened.page.evaluate(async () => {
      for (let screen = 1; screen <= 10; screen += 1) {
        scrollTo(0, (screen * innerHeight) / 10);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    expect(await commitsOf(opened)).toBe(0);
  });
});
