import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { fileNameOf, type CodeBlock } from './documents';

/** Inside the project, so that `lintel` is the package itself. */
const FOLDER = path.resolve('.cache/docs');
const SURROUNDINGS = path.resolve('tests/docs/surroundings.d.ts');

/** Files that a page shows in another form than a code block. */
const SHOWN = {
  'stories-LanguageMenu-LanguageMenu-mdx/arabic.ts':
    'stories/languages/arabic.ts',
  'docs-menus-from-a-cms-md/menu.json': 'tests/content/menu.json',
};

/** Files that a page refers to, by the page that shows them. */
const REFERRED = {
  'docs-csp-and-caching-md/src/Banner.tsx': 'docs-analytics-md/src/Banner.tsx',
  'docs-csp-and-caching-md/src/StoredConsent.tsx':
    'docs-analytics-md/src/StoredConsent.tsx',
  'docs-csp-and-caching-md/src/PrivacySettings.tsx':
    'docs-analytics-md/src/PrivacySettings.tsx',
};

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
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
    const file = nameOf(block);
    const earlier = files.get(file);
    if (earlier)
      files.set(file.replace(/\.(\w+)$/, `-${earlier.line}.$1`), earlier);
    files.set(file, block);
  }
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [file, block] of files) write(file, moduleOf(block));
  for (const [file, source] of Object.entries(SHOWN)) {
    const text = readFileSync(source, 'utf8');
    write(file, text.replace(/(?<=')[./]+src\/(content\/)?index/g, entryOf));
  }
  for (const [file, other] of Object.entries(REFERRED)) {
    write(file, readFileSync(path.join(FOLDER, other), 'utf8'));
  }
  const names = [...files.keys()].map((file) => path.join(FOLDER, file));
  const program = ts.createProgram([...names, SURROUNDINGS], OPTIONS);
  return [...files].flatMap(([file, block]) => {
    const source = program.getSourceFile(path.join(FOLDER, file));
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map((diagnostic) => lineOf(diagnostic, block));
  });
}

/** In stories, the package is its sources. */
function entryOf(_: string, folder = ''): string {
  return path.posix.join('lintel', folder).replace(/\/$/, '');
}

function nameOf(block: CodeBlock): string {
  const extension = block.language === 'ts' ? 'ts' : 'tsx';
  const name = fileNameOf(block) ?? `block-${block.line}.${extension}`;
  return path.posix.join(block.file.replaceAll(/\W/g, '-'), name);
}

function write(file: string, text: string): void {
  const target = path.join(FOLDER, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
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
