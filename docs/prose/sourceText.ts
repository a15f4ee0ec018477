import ts from 'typescript';

/** Calls whose first argument is a message or a test title. */
const READ =
  /^(warnInDevelopment|devError|warnIfLogging|at\.report|console\.(warn|error)|Error|it|test|describe)(\.\w+)*$/;

/**
 * The comments, messages and test titles of a source file, as Markdown with the
 * same line numbers.
 */
export function sourceText(file: string, source: string): string {
  const lines = source.split('\n').map(() => '');
  const parsed = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.ES2022,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const put = (text: string, position: number) => {
    const { line } = parsed.getLineAndCharacterOfPosition(position);
    for (const [index, words] of text.split('\n').entries()) {
      lines[line + index] += words;
    }
  };
  for (const { pos, end } of commentsIn(parsed, source)) {
    put(wordsOf(source.slice(pos, end)), pos);
  }
  for (const node of textsIn(parsed)) {
    put(`${node.text.replaceAll('\n', ' ')}\n`, node.getStart());
  }
  return lines.join('\n');
}

function commentsIn(parsed: ts.SourceFile, source: string): ts.CommentRange[] {
  const found = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node) => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source, node.getEnd()) ?? []),
    ];
    // Text in JSX that looks like a comment is not one.
    if (!ts.isJsxText(node)) {
      for (const range of ranges) found.set(range.pos, range);
    }
    node.getChildren(parsed).forEach(visit);
  };
  visit(parsed);
  return [...found.values()];
}

/** Removes slashes, stars, tags and examples. */
function wordsOf(comment: string): string {
  let isExample = false;
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*(\/\*\*?|\*\/|\*|\/\/)\s?/, ''))
    .map((line) => line.replace(/\s*\*\/$/, '').trim())
    .map((line) => {
      if (line.startsWith('@')) isExample = line.startsWith('@example');
      if (isExample || /^(eslint|@ts-|#|<reference)/.test(line)) return '';
      return line
        .replace(/^@(param|returns|throws|deprecated)( \w+)?/, '')
        .replace(/^@\w+.*/, '')
        .replace(/\{@link (\w+)\}/g, '$1')
        .replace(/\bhttps?:\S+/g, '');
    })
    .join('\n');
}

type Read = ts.StringLiteralLike | ts.TemplateExpression;

function textsIn(
  parsed: ts.SourceFile,
): { text: string; getStart(): number }[] {
  const found: { text: string; getStart(): number }[] = [];
  const visit = (node: ts.Node) => {
    const call =
      ts.isCallExpression(node) || ts.isNewExpression(node) ? node : null;
    const [first] = call?.arguments ?? [];
    if (call && first && READ.test(calleeOf(call)) && isRead(first)) {
      found.push({ text: textOf(first), getStart: () => first.getStart() });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

/** Also finds `it` in `it.each(…)(…)`. */
function calleeOf(call: ts.CallExpression | ts.NewExpression): string {
  const { expression } = call;
  return ts.isCallExpression(expression)
    ? expression.expression.getText()
    : expression.getText();
}

function isRead(node: ts.Node): node is Read {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

function textOf(node: Read): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  return node.templateSpans.reduce(
    (text, { literal }) => `${text}x${literal.text}`,
    node.head.text,
  );
}
