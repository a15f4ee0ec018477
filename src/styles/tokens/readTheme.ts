import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A documented custom property, as the sources of the sheet have it. */
export interface CustomProperty {
  /** Where it is in the contract: `['color', 'ink']`. */
  path: string[];
  /** `--lintel-color-ink`. */
  name: string;
  /** What it is for. */
  text: string;
  /** CSS. Of a property that follows from others: how. */
  preset: string;
  /** Whether it is unset as long as no page team sets it. */
  isDerived: boolean;
  /** What it is by default in windows of some width, by media query. */
  presetsAt: Record<string, string>;
}

/** What documentation and tokens are made of. */
export const THEME_SOURCES = ['theme.css.ts', 'defaultTheme.css.ts'].map(
  (file) => path.resolve('src/styles', file),
);

/** Reads names, docstrings and defaults out of the sources, which no build has evaluated. */
export function readTheme(): CustomProperty[] {
  const [contract, defaults] = THEME_SOURCES.map(parse);
  const presets = new Map(
    leavesOf(callOf(defaults!, 'createGlobalTheme').arguments[2]!).map(
      ({ path, node }) => [path.join('.'), textIn(node)],
    ),
  );
  const own = propertiesOf(contract!, 'theme').map((property) => {
    const key = property.path.join('.');
    const preset = presets.get(key) ?? '';
    return { ...property, preset, presetsAt: presetsAt(defaults!, key) };
  });
  return [...own, ...propertiesOf(contract!, 'derived')];
}

function parse(file: string): ts.SourceFile {
  const source = readFileSync(file, 'utf8');
  return ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
}

function propertiesOf(source: ts.SourceFile, name: string): CustomProperty[] {
  const [contract] = callOf(
    source,
    'createGlobalThemeContract',
    name,
  ).arguments;
  return leavesOf(contract!).map(({ path, node }) => ({
    path,
    name: `--lintel-${textIn(node)}`,
    text: docstringOf(node),
    preset: ts.getJSDocTags(node.parent).map(commentOf).join(' '),
    isDerived: name === 'derived',
    presetsAt: {},
  }));
}

function docstringOf(node: ts.Node): string {
  const [comment] = ts
    .getJSDocCommentsAndTags(node.parent)
    .filter((each) => ts.isJSDoc(each));
  return comment ? commentOf(comment) : '';
}

function commentOf({ comment }: ts.JSDoc | ts.JSDocTag): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();
}

/** A call of `callee`; with a name, the one whose result the constant of that name holds. */
function callOf(
  source: ts.SourceFile,
  callee: string,
  name?: string,
): ts.CallExpression {
  const [found] = nodesIn(source)
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === callee)
    .filter(({ parent }) => !name || nameOf(parent) === name);
  if (found) return found;
  throw new Error(
    `Lintel: ${source.fileName} has no ${name ?? 'call'} made by ${callee}, of which tokens and documentation are made. Name the new one in src/styles/tokens/readTheme.ts.`,
  );
}

function nameOf(node: ts.Node): string | undefined {
  return ts.isVariableDeclaration(node) ? node.name.getText() : undefined;
}

/** The texts of an object of objects, each with its path. */
function leavesOf(
  node: ts.Node,
  path: string[] = [],
): { path: string[]; node: ts.Node }[] {
  if (!ts.isObjectLiteralExpression(node)) return [{ path, node }];
  return node.properties
    .filter(ts.isPropertyAssignment)
    .flatMap(({ name, initializer }) =>
      leavesOf(initializer, [...path, name.getText()]),
    );
}

/** A text, also that which a function is given: `clear('20px')` is 20 px where nothing is cut out. */
function textIn(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isCallExpression(node)) return textIn(node.arguments[0]!);
  throw new Error(`Lintel: ${node.getText()} is no text of a theme.`);
}

function presetsAt(source: ts.SourceFile, key: string): Record<string, string> {
  const assignments = nodesIn(source)
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => name.getText() === `[theme.${key}]`);
  return Object.fromEntries(
    assignments.map((each) => [mediaOf(each), textIn(each.initializer)]),
  );
}

/** The media query around a node. */
function mediaOf(node: ts.Node): string {
  if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) {
    if (node.name.text.startsWith('(')) return node.name.text;
  }
  return mediaOf(node.parent);
}

function nodesIn(node: ts.Node): ts.Node[] {
  return [node, ...node.getChildren().flatMap(nodesIn)];
}
