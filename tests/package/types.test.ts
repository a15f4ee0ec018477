import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

/** An app that has installed the package, which reaches it by its exports only. */
const APP = path.resolve('.cache/types');

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  declaration: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['node'],
};

const entries = Object.keys(manifest.exports)
  .filter((entry) => !/\.(css|json)$/.test(entry))
  .map((entry) => entry.replace(/^\./, 'lintel'));

beforeAll(() => {
  rmSync(APP, { recursive: true, force: true });
  const folder = path.join(APP, 'node_modules/lintel');
  mkdirSync(folder, { recursive: true });
  cpSync('package.json', path.join(folder, 'package.json'));
  cpSync('dist', path.join(folder, 'dist'), { recursive: true });
  // Not in the package, where it could import every file.
  writeFileSync(path.join(APP, 'package.json'), '{ "name": "app" }');
});

/** Parsed files, because each program reads those of React and the DOM. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function compile(name: string, code: string): ts.Program {
  const file = path.join(APP, `${name}.ts`);
  writeFileSync(file, code);
  const host = ts.createCompilerHost(OPTIONS);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (each, ...options) => {
    if (each === file) return read(each, ...options);
    if (!parsed.has(each)) parsed.set(each, read(each, ...options));
    return parsed.get(each);
  };
  return ts.createProgram([file], OPTIONS, host);
}

/** What an entry exports: values and types. */
function exportsOf(entry: string) {
  const program = compile('exports', `export * as entry from '${entry}';`);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path.join(APP, 'exports.ts'))!;
  const { moduleSpecifier } = file.statements[0] as ts.ExportDeclaration;
  const module = checker.getSymbolAtLocation(moduleSpecifier!)!;
  const symbols = checker.getExportsOfModule(module).map((symbol) => {
    const isAlias = symbol.flags & ts.SymbolFlags.Alias;
    return isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  });
  return { checker, symbols };
}

describe.each(entries)('the types of %s', (entry) => {
  it('name what it exports and returns, so that a library can declare it', () => {
    const values = exportsOf(entry)
      .symbols.filter(({ flags }) => flags & ts.SymbolFlags.Value)
      .map(({ name }) => name);
    const program = compile(
      'library',
      `import * as entry from '${entry}';
      type Called<T> = T extends (...args: never) => infer R ? Awaited<R> : T;
      declare function result<T>(given: T): Called<T>;
      declare function members<T>(given: T): { [Name in keyof T]: T[Name] };
      ${values
        .map(
          (name) => `
          export const ${name} = entry.${name};
          export const ${name}Result = result(${name});
          export const ${name}Members = members(${name}Result);`,
        )
        .join('')}`,
    );
    const problems = [
      ...program.getSemanticDiagnostics(),
      ...program.getDeclarationDiagnostics(),
    ];
    expect(values).not.toEqual([]);
    expect(
      problems.map(({ messageText }) =>
        ts.flattenDiagnosticMessageText(messageText, '\n'),
      ),
    ).toEqual([]);
  });

  it('accept undefined for what is optional, also with exactOptionalPropertyTypes', () => {
    const { checker, symbols } = exportsOf(entry);
    const strict: string[] = [];
    const seen = new Set<ts.Type>();
    const visit = (type: ts.Type, place: string) => {
      if (seen.has(type)) return;
      seen.add(type);
      if (type.isUnionOrIntersection()) {
        for (const each of type.types) visit(each, place);
      }
      for (const signature of type.getCallSignatures()) {
        for (const parameter of signature.getParameters()) {
          visit(checker.getTypeOfSymbol(parameter), place);
        }
      }
      for (const property of type.getProperties().filter(isOwn)) {
        const of = checker.getTypeOfSymbol(property);
        const name = `${place}.${property.name}`;
        const isOptional = property.flags & ts.SymbolFlags.Optional;
        if (isOptional && !accepts(checker, of)) strict.push(name);
        visit(of, name);
      }
    };
    for (const symbol of symbols) {
      const isValue = symbol.flags & ts.SymbolFlags.Value;
      visit(
        isValue
          ? checker.getTypeOfSymbol(symbol)
          : checker.getDeclaredTypeOfSymbol(symbol),
        symbol.name,
      );
    }
    expect(strict).toEqual([]);
  });
});

/** Whether a property is declared by the package, and not by React or the DOM. */
function isOwn({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((each) =>
    each.getSourceFile().fileName.includes('/node_modules/lintel/'),
  );
}

/** `undefined` is another type than that of a property that may be missing. */
function accepts(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
  return type.isUnion() && type.types.includes(checker.getUndefinedType());
}
