import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { CodeBlock } from './documents';
import { fileNameOf } from './fileNameOf';

const FOLDER = path.resolve('tests/docs/blocks');
const SURROUNDINGS = path.resolve('tests/docs/surroundings.d.ts');

/** Files that a page shows in another form than a code block. */
const SHOWN: Record<string, string> = {
  [path.join(FOLDER, 'stories-LanguageMenu-LanguageMenu-mdx/arabic.ts')]:
    'stories/languages/arabic.ts',
  [path.join(FOLDER, 'docs-menus-md/menu.json')]: 'tests/content/menu.json',
};

/** Files that a page refers to, by the page that shows them. */
const REFERRED: Record<string, string> = {
  'docs-csp-and-caching-md/src/Banner.tsx': 'docs-analytics-md/src/Banner.tsx',
  'docs-csp-and-caching-md/src/PrivacySettings.tsx':
    'docs-analytics-md/src/PrivacySettings.tsx',
};

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  // Blocks import from files that their document does not show.
  noUncheckedSideEffectImports: false,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  resolveJsonModule: true,
  esModuleInterop: true,
  types: ['node'],
};

/**
 * The errors that TypeScript reports in code blocks, compiled as a page team
 * would: against the types of `dist`, and each block as a module. If a block
 * names its file, the other blocks of the document can import it. If two blocks
 * name the same file, the later one is used.
 */
export function typeErrorsIn(blocks: readonly CodeBlock[]): string[] {
  const files = new Map<string, CodeBlock>();
  for (const block of blocks) {
    const file = nameIn(files, block);
    const earlier = files.get(file);
    if (earlier) files.set(asEarlier(file, earlier), earlier);
    files.set(file, block);
  }
  for (const [here, there] of Object.entries(REFERRED)) {
    const block = files.get(path.join(FOLDER, there));
    if (block) files.set(path.join(FOLDER, here), block);
  }
  const program = ts.createProgram(
    [...files.keys(), SURROUNDINGS],
    OPTIONS,
    hostWith(files),
  );
  return [...files].flatMap(([file, block]) => {
    const source = program.getSourceFile(file);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map((diagnostic) => lineOf(diagnostic, block));
  });
}

function nameIn(files: Map<string, CodeBlock>, block: CodeBlock): string {
  const extension = block.language === 'ts' ? 'ts' : 'tsx';
  const name = fileNameOf(block) ?? `block-${block.line}.${extension}`;
  return path.join(FOLDER, block.file.replaceAll(/\W/g, '-'), name);
}

function asEarlier(file: string, { line }: CodeBlock): string {
  return file.replace(/\.(\w+)$/, `-${line}.$1`);
}

function hostWith(files: Map<string, CodeBlock>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const codeOf = (file: string) => {
    const block = files.get(path.normalize(file));
    if (block) return moduleOf(block);
    const shown = SHOWN[path.normalize(file)];
    return (
      shown &&
      readFileSync(shown, 'utf8')
        .replaceAll('../../src/content/index', 'lintel/content')
        .replaceAll('../../src/index', 'lintel')
    );
  };
  return {
    ...host,
    fileExists: (file) => codeOf(file) !== undefined || host.fileExists(file),
    readFile: (file) => codeOf(file) ?? host.readFile(file),
    getSourceFile: (file, target) =>
      ts.createSourceFile(
        file,
        codeOf(file) ?? readFileSync(file, 'utf8'),
        target,
      ),
    directoryExists: (folder) =>
      path.normalize(folder).startsWith(FOLDER) ||
      host.directoryExists!(folder),
  };
}

/**
 * A file without imports and exports is not a module, and its names would be
 * global.
 */
function moduleOf({ language, code }: CodeBlock): string {
  const source = language === 'astro' ? fromAstro(code) : code;
  return `${source}\nexport {};\n`;
}

/** The frontmatter, and the template as JSX. */
function fromAstro(code: string): string {
  const [, frontmatter = '', template = ''] =
    /^---\n([^]*?)\n---\n([^]*)$/.exec(code) ?? [];
  const jsx = template.replaceAll(/ (client|transition):[\w=":-]+/g, '');
  return `${frontmatter}\nexport const template = <>${jsx}</>;`;
}

function lineOf(
  { start = 0, file, messageText }: ts.Diagnostic,
  block: CodeBlock,
): string {
  const { line } = file!.getLineAndCharacterOfPosition(start);
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  return `${block.file}:${block.line + 1 + line} ${text}`;
}
