import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/**
 * Module state that is allowed. Loaders store components, which belong to one
 * copy of the package and its contexts. Memoized results are the same on every
 * page, a server's reported messages belong to its process, and checked menus
 * are known by identity only.
 */
const mayKeep = [
  'Avatar: avatarMenu',
  'DrawerPart: drawerDialog',
  'RotatingPictures: carousel',
  'defineNavigation: checked',
  'readDomain: keptDomain',
  'registry: unshared',
  'report: saidByServer',
  'site: isForeign',
  'site: keptOrigin',
];

it('keeps no state outside the registry', () => {
  const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.css|\.d)\.tsx?$/.test(file))
    // The testing kit runs next to the page, not in it.
    .filter((file) => !file.startsWith('testing'));
  expect(modules.flatMap(stateOf).sort()).toEqual(mayKeep);
});

/**
 * Top-level state of a module that can change: variables, and constants that
 * are modified or made to be.
 */
function stateOf(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join('src', file), 'utf8'),
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

/** The names that a file assigns to, or on which it calls a mutating method. */
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

/** The `a` in `a.b[c].d`. */
function rootOf(node: ts.Node): string {
  return ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node)
    ? rootOf(node.expression)
    : node.getText();
}

/**
 * An empty `new Map()`, or a function that stores values: `createStore()`,
 * `memoize()`.
 */
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
