import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { entries } from './entries';

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

/** Each file is parsed once, because both programs read the types of React and the DOM. */
const files = new Map<string, ts.SourceFile | undefined>();
const host = ts.createCompilerHost(OPTIONS);
const { getSourceFile } = host;
host.getSourceFile = (name, ...rest) => {
  if (!files.has(name)) files.set(name, getSourceFile(name, ...rest));
  return files.get(name);
};

const fileOf = (name: string) => path.join(APP, `${name}.ts`);
/** A name for each entry's file. */
const libraryOf = (entry: string) => `library-${entries.indexOf(entry)}`;

/** What each entry exports: values and types. */
let checker: ts.TypeChecker;
const exported = new Map<string, ts.Symbol[]>();
/** A library for each entry, which declares what the entry exports and returns. */
let libraries: ts.Program;

// One program for all entries, because each reads the types of React and the DOM.
beforeAll(() => {
  rmSync(APP, { recursive: true, force: true });
  const folder = path.join(APP, 'node_modules/lintel');
  mkdirSync(folder, { recursive: true });
  cpSync('package.json', path.join(folder, 'package.json'));
  cpSync('dist', path.join(folder, 'dist'), { recursive: true });
  // Not in the package, where it could import every file.
  writeFileSync(path.join(APP, 'package.json'), '{ "name": "app" }');
  readExports();
  for (const entry of entries) {
    writeFileSync(fileOf(libraryOf(entry)), libraryWith(entry));
  }
  libraries = ts.createProgram(
    entries.map((entry) => fileOf(libraryOf(entry))),
    OPTIONS,
    host,
  );
});

function readExports() {
  writeFileSync(
    fileOf('exports'),
    entries
      .map((entry, index) => `export * as e${index} from '${entry}';`)
      .join('\n'),
  );
  const program = ts.createProgram([fileOf('exports')], OPTIONS, host);
  checker = program.getTypeChecker();
  const { statements } = program.getSourceFile(fileOf('exports'))!;
  for (const [index, entry] of entries.entries()) {
    const { moduleSpecifier } = statements[index] as ts.ExportDeclaration;
    const module = checker.getSymbolAtLocation(moduleSpecifier!)!;
    const symbols = checker.getExportsOfModule(module).map((symbol) => {
      const isAlias = symbol.flags & ts.SymbolFlags.Alias;
      return isAlias ? checker.getAliasedSymbol(symbol) : symbol;
    });
    exported.set(entry, symbols);
  }
}

const valuesOf = (entry: string) =>
  exported
    .get(entry)!
    .filter(({ flags }) => flags & ts.SymbolFlags.Value)
    .map(({ name }) => name);

const libraryWith = (entry: string) => `
  import * as entry from '${entry}';
  type Called<T> = T extends (...args: never) => infer R ? Awaited<R> : T;
  declare function result<T>(given: T): Called<T>;
  declare function members<T>(given: T): { [Name in keyof T]: T[Name] };
  ${valuesOf(entry)
    .map(
      (name) => `
      export const ${name} = entry.${name};
      export const ${name}Result = result(${name});
      export const ${name}Members = members(${name}Result);`,
    )
    .join('')}`;

describe.each(entries)('the types of %s', (entry) => {
  it('name what it exports and returns, so that a library can declare it', () => {
    const file = libraries.getSourceFile(fileOf(libraryOf(entry)));
    const problems = [
      ...libraries.getSemanticDiagnostics(file),
      ...libraries.getDeclarationDiagnostics(file),
    ];
    expect(valuesOf(entry)).not.toEqual([]);
    expect(
      problems.map(({ messageText }) =>
        ts.flattenDiagnosticMessageText(messageText, '\n'),
      ),
    ).toEqual([]);
  });

  it('accept undefined for what is optional, also with exactOptionalPropertyTypes', () => {
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
        if (isOptional && !accepts(of)) strict.push(name);
        visit(of, name);
      }
    };
    for (const symbol of exported.get(entry)!) {
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
function accepts(type: ts.Type): boolean {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
  return type.isUnion() && type.types.includes(checker.getUndefinedType());
}
