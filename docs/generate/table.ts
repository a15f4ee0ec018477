/** Formats a Markdown table. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join(
    '\n',
  );
}

/** Formats a cell as code. Empty for an empty text. */
export function code(text: string): string {
  return text && `\`${text}\``;
}

/**
 * In a table, a pipe ends the cell, even in code. Outside code, `<` would start
 * an HTML element.
 */
function cell(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('<', '&lt;')))
    .join('')
    .replaceAll(/(?<!\\)\|/g, '\\|')
    .replaceAll('\n', '<br>');
}
