declare global {
  interface Window {
    /** How often each component was rendered since the last call, by name. */
    takeRenders: () => Record<string, number>;
    /** The components that were rendered at any time. */
    rendered: Set<string>;
  }
}

/** The part of React's internal nodes that tells what a commit has rendered. */
interface Fiber {
  type: { name?: string; displayName?: string; render?: { name: string } };
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * Counts the renders of components, by the hook that React offers to developer
 * tools. Runs in the page before everything else.
 * https://github.com/facebook/react/blob/main/packages/react-devtools-shared/src/backend/fiber/renderer.js
 */
export function countRenders(): void {
  const PERFORMED_WORK = 1;
  let counts: Record<string, number> = {};
  window.rendered = new Set();
  window.takeRenders = () => {
    const taken = counts;
    counts = {};
    return taken;
  };
  const count = (fiber: Fiber) => {
    const { type } = fiber;
    const given = type?.displayName ?? type?.name ?? type?.render?.name;
    // A memoised function is renamed by the build: `PanelContent2`.
    const name = given?.replace(/\d+$/, '');
    if (name && (fiber.flags & PERFORMED_WORK) > 0) {
      counts[name] = (counts[name] ?? 0) + 1;
      window.rendered.add(name);
    }
  };
  /** React has not visited a child that is still the same object. */
  const visit = (fiber: Fiber, before: Fiber | null) => {
    count(fiber);
    if (before && before.child === fiber.child) return;
    for (let next = fiber.child; next; next = next.sibling) {
      visit(next, next.alternate);
    }
  };
  const hook = Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
  hook.onCommitFiberRoot = (_: number, { current }: { current: Fiber }) => {
    counts['(commits)'] = (counts['(commits)'] ?? 0) + 1;
    visit(current, current.alternate);
  };
}
