import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { entries } from '../entries';
import { installedPage } from './setup/installPages';

/** The strictest app. It checks the package's types, and declares its own. */
const STRICT: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: false,
  declaration: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
};

const BUNDLER: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};
const NODE: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

/** A library that declares all that an entry exports and returns, and the flags. */
const libraryOf = (entry: string) => `
  import * as entry from '${entry}';
  type Called<T> = T extends (...args: never) => infer R ? Awaited<R> : T;
  type Members<T> = { [Name in keyof T]: T[Name] };
  declare function results<T>(of: T): { [Name in keyof T]: Called<T[Name]> };
  declare function members<T>(of: T): { [Name in keyof T]: Members<T[Name]> };
  export const exported = members({ entry });
  export const returned = results(entry);
  export const inside = members(returned);
  const { lintelEventsDisabled, lintelAbEventsDisabled, lintelLogging } = window;
  export const flags = [lintelEventsDisabled, lintelAbEventsDisabled, lintelLogging];`;

it.each([
  ['18.2.0', 'a bundler', BUNDLER],
  ['19.3.1', 'Node', NODE],
] as const)(
  'strict apps with React %s, resolved as by %s, compile and can declare all that they import',
  (react, _, resolution) => {
    const folder = path.join(
      installedPage(react, 'production').folder,
      'types',
    );
    mkdirSync(folder, { recursive: true });
    const files = entries.map((entry) => {
      const file = path.join(folder, `${entry.replaceAll('/', '-')}.ts`);
      writeFileSync(file, libraryOf(entry));
      return file;
    });
    const program = ts.createProgram(files, { ...STRICT, ...resolution });
    const problems = ts.getPreEmitDiagnostics(program);
    expect(
      problems.map(({ file, messageText }) => [
        file?.fileName,
        ts.flattenDiagnosticMessageText(messageText, '\n'),
      ]),
    ).toEqual([]);
    const own = program
      .getSourceFiles()
      .filter(({ fileName }) => fileName.includes('/node_modules/lintel/'));
    expect(own.length).toBeGreaterThan(entries.length);
    // With `exactOptionalPropertyTypes`, a value that may be missing is another
    // type than one that may be undefined.
    expect(own.flatMap(strictOptionsIn)).toEqual([]);
  },
);

/** Optional properties to which an app cannot pass what may be undefined. */
function strictOptionsIn(node: ts.Node): string[] {
  const isStrict =
    ts.isPropertySignature(node) &&
    node.questionToken &&
    !/(undefined|ReactNode|unknown|\])$/.test(node.type?.getText() ?? '');
  const inside: string[] = [];
  ts.forEachChild(node, (child) => void inside.push(...strictOptionsIn(child)));
  return isStrict ? [node.getText(), ...inside] : inside;
}
