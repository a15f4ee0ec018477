import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

// The folder tree is the dependency order: a layer imports what is named here.
const allowed: Record<string, readonly string[]> = {
  core: [],
  content: ['core'],
  provider: ['core', 'content'],
  hooks: ['core', 'content', 'provider'],
  components: ['core', 'hooks', 'provider', 'styles'],
  styles: [],
};

/**
 * Loaders hold components, which belong to one copy of the package and its
 * contexts. What is memoized is the same on every page.
 */
const mayKeep = [
  'Avatar: avatarMenu',
  'DrawerPart: drawerDialog',
  'RotatingPictures: carousel',
  'links: parsedPath',
  'site: keptOrigin',
];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file));

describe('the layers of src', () => {
  it('are the ones the design names', () => {
    const folders = files.filter((file) => file.includes('/')).map(layerOf);
    expect([...new Set(folders)].sort()).toEqual(Object.keys(allowed).sort());
  });

  it.each(files.filter((file) => file.includes('/')))(
    '%s imports downwards only',
    (file) => {
      const upwards = relativeImports(file)
        .filter((target) => !target.startsWith('..'))
        .filter((target) => !mayImport(layerOf(file), layerOf(target)));
      expect(upwards).toEqual([]);
    },
  );

  it('has a core without React', () => {
    const withReact = files
      .filter((file) => layerOf(file) === 'core')
      .filter((file) => /from '(react|@radix-ui)/.test(read(file)));
    expect(withReact).toEqual([]);
  });

  it('keeps no state outside the registry', () => {
    const modules = files.filter((file) => !file.endsWith('.css.ts'));
    expect(modules.flatMap(stateOf).sort()).toEqual(mayKeep);
  });

  it('has no folder or file for leftovers', () => {
    expect(
      files.filter((file) => /\b(utils?|helpers?|common|types)\b/.test(file)),
    ).toEqual([]);
  });
});

function mayImport(from: string, to: string): boolean {
  return from === to || (allowed[from]?.includes(to) ?? false);
}

function layerOf(file: string): string {
  return file.split('/')[0] ?? '';
}

function relativeImports(file: string): string[] {
  const specifiers = read(file).matchAll(
    /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g,
  );
  return [...specifiers].map(([, specifier]) =>
    path.posix.join(path.posix.dirname(file), specifier ?? ''),
  );
}

function read(file: string): string {
  return readFileSync(path.join('src', file), 'utf8');
}

/** What a module has at its top that can change: variables, and constants that are changed or made to be. */
function stateOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    read(file),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const changed = changedNames(source);
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) =>
      statement.declarationList.declarations
        .filter(
          ({ name, initializer, parent }) =>
            !(parent.flags & ts.NodeFlags.Const) ||
            changed.has(name.getText()) ||
            (initializer && makesState(initializer)),
        )
        .map(({ name }) => `${path.parse(file).name}: ${name.getText()}`),
    );
}

const CHANGES =
  /^(add|set|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill)$/;

/** The names that a file assigns to, or whose methods it calls that change what is in them. */
function changedNames(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const look = (node: ts.Node) => {
    const target = changedBy(node);
    if (target) names.add(rootOf(target));
    ts.forEachChild(node, look);
  };
  look(source);
  return names;
}

function changedBy(node: ts.Node): ts.Node | undefined {
  if (ts.isDeleteExpression(node)) return node.expression;
  if (ts.isPostfixUnaryExpression(node)) return node.operand;
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const isAssignment =
      kind >= ts.SyntaxKind.FirstAssignment &&
      kind <= ts.SyntaxKind.LastAssignment;
    return isAssignment ? node.left : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const { expression: called } = node;
  return ts.isPropertyAccessExpression(called) && CHANGES.test(called.name.text)
    ? called.expression
    : undefined;
}

/** `a` of `a.b[c].d`. */
function rootOf(node: ts.Node): string {
  return ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node)
    ? rootOf(node.expression)
    : node.getText();
}

/** `new Map()` without what is in it, or what holds a value: `createStore()`, `memoize()`. */
function makesState(node: ts.Expression): boolean {
  if (ts.isNewExpression(node)) {
    return (
      /^(Weak)?(Map|Set)$/.test(node.expression.getText()) &&
      !node.arguments?.length
    );
  }
  return (
    ts.isCallExpression(node) &&
    /^(create(Store|Loader|Machine)|memoize|shared|retain)$/.test(
      node.expression.getText(),
    )
  );
}
