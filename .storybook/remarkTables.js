/**
 * A node of a page's Markdown.
 *
 * @typedef {{ type: string, value?: string, children?: Node[] }} Node
 */

/**
 * Draws the tables of the documentation: MDX leaves them as text.
 * https://storybook.js.org/docs/writing-docs/mdx#markdown-tables-arent-rendering-correctly
 */
export function remarkTables() {
  return (/** @type {{ children: Node[] }} */ page) => {
    page.children = page.children.map((node) =>
      isTable(node) ? tableOf(node) : node,
    );
  };
}

/** @param {Node} node */
function isTable({ type, children = [] }) {
  const [first] = children;
  return (
    type === 'paragraph' && first?.type === 'text' && first.value?.[0] === '|'
  );
}

/**
 * @param {Node} paragraph
 * @returns {Node}
 */
function tableOf({ children = [] }) {
  // The second line is only dashes.
  const [head, , ...body] = rowsOf(children);
  return { type: 'table', children: [head, ...body].map(rowOf) };
}

/**
 * Lines, each a list of cells, each a list of nodes. A `|` in code is none.
 *
 * @param {Node[]} nodes
 */
function rowsOf(nodes) {
  /** @type {Node[][][]} */
  const rows = [[[]]];
  for (const node of nodes) {
    const parts =
      node.type === 'text' ? (node.value?.split(/([|\n])/) ?? []) : [node];
    for (const part of parts) {
      if (part === '\n') rows.push([[]]);
      else if (part === '|') rows.at(-1)?.push([]);
      else rows.at(-1)?.at(-1)?.push(textOr(part));
    }
  }
  return rows;
}

/** @param {string | Node} part */
const textOr = (part) =>
  typeof part === 'string' ? { type: 'text', value: part } : part;

/**
 * @param {Node[][] | undefined} cells before the first `|` and behind the last is nothing
 * @returns {Node}
 */
function rowOf(cells = []) {
  return {
    type: 'tableRow',
    children: cells.slice(1, -1).map((nodes) => ({
      type: 'tableCell',
      children: isBlank(nodes) ? [] : nodes,
    })),
  };
}

/** @param {Node[]} nodes */
const isBlank = (nodes) => nodes.every(({ value }) => value?.trim() === '');
