import type { Page } from 'playwright';

/** The fields used of a node in the protocol. */
interface Node {
  nodeId: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

/** Nodes that only group others, and the text of nodes that have a name. */
const SILENT =
  /^(none|generic|RootWebArea|InlineTextBox|StaticText|paragraph|list|listitem|ListMarker|image)$/;

const STATES = ['modal', 'hasPopup', 'expanded', 'focused'];

/**
 * What a screen reader can announce about the page, from Chromium's
 * accessibility tree: role, name and states, in order.
 */
export async function spoken(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map<string, Node>(nodes.map((each) => [each.nodeId, each]));
  return nodes[0] ? phrasesOf(nodes[0], byId) : [];
}

function phrasesOf(node: Node, byId: Map<string, Node>): string[] {
  const children = (node.childIds ?? []).flatMap((id) => {
    const child = byId.get(id);
    return child ? phrasesOf(child, byId) : [];
  });
  const role = String(node.role?.value);
  if (node.ignored || SILENT.test(role)) return children;
  return [phraseOf(node, role), ...children];
}

function phraseOf({ name, properties = [] }: Node, role: string): string {
  const states = STATES.flatMap((state) => {
    const value = properties.find((each) => each.name === state)?.value.value;
    if (state === 'expanded' && value !== undefined) {
      return value ? 'expanded' : 'collapsed';
    }
    if (state === 'hasPopup' && value) return `opens a ${value}`;
    return value ? state : [];
  });
  return [role, name?.value && `“${name.value}”`, ...states]
    .filter(Boolean)
    .join(' ');
}
