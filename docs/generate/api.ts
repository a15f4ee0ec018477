import path from 'node:path';
import ts from 'typescript';
import { oneLine, tagOf, textOf, writtenTypeOf } from './docstrings';

/** A prop, or a field of a hook's result. */
export interface MemberReference {
  name: string;
  type: string;
  required: boolean;
  text: string;
  preset: string;
  example: string;
}

/** A public name. */
export interface NameReference {
  name: string;
  kind: 'component' | 'hook' | 'function' | 'value' | 'type';
  /** As TypeScript prints it. For a function, its signature. */
  type: string;
  text: string;
  example: string;
  /**
   * The props of a component, or the fields of a hook's result or interface.
   */
  members: MemberReference[];
}

export interface ModuleReference {
  /** For example `lintel/core`. */
  name: string;
  names: NameReference[];
}

/**
 * The modules for use in an app. The modules of single languages contain only
 * content.
 */
const MODULES: Record<string, string> = {
  lintel: 'src/index.ts',
  'lintel/next': 'src/next.tsx',
  'lintel/react-router': 'src/react-router.tsx',
  'lintel/landing': 'src/core/analytics/landing.ts',
  'lintel/content': 'src/content/index.ts',
  'lintel/core': 'src/core/index.ts',
  'lintel/countries': 'src/content/countries.ts',
  'lintel/testing': 'src/testing/index.ts',
};

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** Reads the public names with TypeScript's compiler. */
export function readApi(): ModuleReference[] {
  const program = ts.createProgram(Object.values(MODULES), {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    esModuleInterop: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  return Object.entries(MODULES).map(([name, file]) => {
    const source = program.getSourceFile(path.resolve(file))!;
    const exports = checker.getExportsOfModule(
      checker.getSymbolAtLocation(source)!,
    );
    return { name, names: exports.map((each) => nameOf(checker, each)) };
  });
}

function nameOf(checker: ts.TypeChecker, exported: ts.Symbol): NameReference {
  const isAlias = exported.flags & ts.SymbolFlags.Alias;
  const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
  const { name } = exported;
  const base = {
    name,
    text: textOf(checker, symbol),
    example: tagOf(checker, symbol, 'example'),
  };
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const members = isInterface(symbol) ? membersOf(checker, type) : [];
    return { ...base, kind: 'type', type: writtenType(symbol), members };
  }
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type.getCallSignatures();
  const written = checker.typeToString(type, undefined, FORMAT);
  if (!signature) return { ...base, kind: 'value', type: written, members: [] };
  if (/^[A-Z]/.test(name)) {
    const [props] = signature.getParameters();
    const members = props
      ? membersOf(checker, checker.getTypeOfSymbol(props))
      : [];
    return { ...base, kind: 'component', type: written, members };
  }
  const isHook = /^use[A-Z]/.test(name);
  const members = isHook ? membersOf(checker, signature.getReturnType()) : [];
  return {
    ...base,
    kind: isHook ? 'hook' : 'function',
    type: written,
    members,
  };
}

/** Props of Lintel only. An element has a hundred more. */
function membersOf(checker: ts.TypeChecker, type: ts.Type): MemberReference[] {
  // A string or union would list the methods of JavaScript itself.
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)))
    return [];
  return type
    .getProperties()
    .filter(({ declarations = [] }) =>
      declarations.some(
        (each) => !each.getSourceFile().fileName.includes('node_modules'),
      ),
    )
    .map((member) => ({
      name: member.name,
      type: memberType(checker, member),
      required: !(member.flags & ts.SymbolFlags.Optional),
      text: textOf(checker, member),
      preset: oneLine(tagOf(checker, member, 'default')),
      example: oneLine(tagOf(checker, member, 'example')),
    }));
}

/** As written in the source, which is shorter than the resolved type. */
function memberType(checker: ts.TypeChecker, member: ts.Symbol): string {
  const declaration = member.declarations?.at(-1);
  if (declaration && ts.isPropertySignature(declaration) && declaration.type) {
    return writtenTypeOf(declaration);
  }
  if (declaration && ts.isMethodSignature(declaration)) {
    const parameters = declaration.parameters.map((each) => each.getText());
    const result = declaration.type?.getText() ?? 'void';
    return oneLine(`(${parameters.join(', ')}) => ${result}`);
  }
  return checker.typeToString(
    checker.getTypeOfSymbol(member),
    undefined,
    FORMAT,
  );
}

function writtenType({ declarations = [] }: ts.Symbol): string {
  const [declaration] = declarations;
  return declaration && ts.isTypeAliasDeclaration(declaration)
    ? oneLine(declaration.type.getText())
    : 'interface';
}

function isInterface({ flags }: ts.Symbol): boolean {
  return Boolean(flags & ts.SymbolFlags.Interface);
}
