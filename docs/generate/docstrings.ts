import ts from 'typescript';

/** The description of a symbol, on one line. */
export function textOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  return oneLine(
    ts.displayPartsToString(symbol.getDocumentationComment(checker)),
  );
}

/** The text of a tag, with its lines; empty if the symbol has no such tag. */
export function tagOf(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  tag: 'default' | 'example',
): string {
  const found = symbol.getJsDocTags(checker).find(({ name }) => name === tag);
  return ts.displayPartsToString(found?.text).trim();
}

/** The type of a prop or field, as in the source, without the `undefined` of `?`. */
export function writtenTypeOf({
  type,
  questionToken,
}: Pick<ts.PropertySignature, 'type' | 'questionToken'>): string {
  const text = oneLine(type?.getText() ?? '');
  if (!questionToken) return text;
  return text
    .replaceAll(/ \| undefined(?=;| \}|$)/g, '')
    .replace(/^\| /, '')
    .replace(/^\((\(.*\) => .*)\)$/, '$1');
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
