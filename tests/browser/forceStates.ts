import { send } from './input';

/** Selectors, by pseudo-class. */
export type States = Partial<
  Record<'hover' | 'active' | 'focus-visible', string>
>;

const MARK = 'data-forced';

/**
 * Shows elements as if they were hovered, pressed or focused, several at a time,
 * which no real input can. Chromium only.
 * https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-forcePseudoState
 */
export async function forceStates({
  hover = '',
  active = '',
  'focus-visible': focused = '',
}: States): Promise<void> {
  await send('DOM.enable', {});
  await send('CSS.enable', {});
  await send('DOM.getDocument', { depth: 0 });
  const pressed = all(active);
  const hovered = [...all(hover), ...pressed].flatMap(withAncestors);
  await force(hovered, 'hover');
  await force(pressed, 'hover', 'active');
  await force(all(focused), 'focus-visible');
}

export async function releaseStates(): Promise<void> {
  await send('CSS.disable', {});
}

/** What is in a closed panel would open it. */
const all = (selector: string) =>
  selector
    ? [...document.querySelectorAll(selector)].filter((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      )
    : [];

function withAncestors(element: Element): Element[] {
  const { parentElement } = element;
  return parentElement ? [element, ...withAncestors(parentElement)] : [element];
}

async function force(elements: Element[], ...forcedPseudoClasses: string[]) {
  for (const nodeId of await nodesOf(elements)) {
    await send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }
}

/** The search finds what is in frames, too. */
async function nodesOf(elements: Element[]): Promise<number[]> {
  if (elements.length === 0) return [];
  for (const element of elements) element.setAttribute(MARK, '');
  const search = await send('DOM.performSearch', { query: `[${MARK}]` });
  for (const element of elements) element.removeAttribute(MARK);
  const { searchId, resultCount } = search as {
    searchId: string;
    resultCount: number;
  };
  const results = await send('DOM.getSearchResults', {
    searchId,
    fromIndex: 0,
    toIndex: resultCount,
  });
  return (results as { nodeIds: number[] }).nodeIds;
}
