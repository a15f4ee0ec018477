import { existsSync, readFileSync } from 'node:fs';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { listProperties } from '../../src/styles/tokens';
import { codeBlocksIn, readDocuments, type CodeBlock } from './documents';
import { brokenLinksIn } from './links';
import { typeErrorsIn } from './typeErrorsIn';

const documents = readDocuments();
const blocks = documents.flatMap(codeBlocksIn);

/**
 * Languages whose blocks are compiled or parsed. Signatures are `typescript`.
 */
const CHECKED = ['astro', 'css', 'js', 'json', 'sh', 'ts', 'tsx', 'yaml'];
const READ = ['', 'html', 'http', 'typescript'];

const properties = Object.fromEntries(listProperties());

describe('the documentation', () => {
  it('uses only languages that are checked, or that need no check', () => {
    const unknown = blocks.filter(
      ({ language }) => ![...CHECKED, ...READ].includes(language),
    );
    expect(unknown.map(placeOf)).toEqual([]);
    expect(blocks.length).toBeGreaterThan(40);
  });

  it('has TypeScript that compiles against the package', () => {
    const file = 'docs/sandbox/src/main.tsx';
    const code = readFileSync(file, 'utf8');
    const sandbox = { file, line: 0, language: 'tsx', code };
    const all = [...of('ts', 'tsx', 'astro'), sandbox];
    expect(typeErrorsIn(all)).toEqual([]);
  });

  it.each(
    of('css', 'js', 'json', 'yaml').map((block) => [placeOf(block), block]),
  )('%s parses', async (_, { code, language }) => {
    const parser = language === 'js' ? 'babel' : language;
    await expect(format(code, { parser })).resolves.toBeTypeOf('string');
  });

  it('names only custom properties that exist', () => {
    // A header of the reader's own sets its height.
    const known = ['--lintel-header-offset', ...Object.keys(properties)];
    const problems = of('css').flatMap((block) =>
      [...block.code.matchAll(/(--lintel-[\w-]+):/g)]
        .filter(([, name = '']) => !known.includes(name))
        .map(([, name]) => `${placeOf(block)} ${name}`),
    );
    expect(problems).toEqual([]);
  });

  it('lists every custom property with its default', () => {
    const file = 'docs/reference/custom-properties.md';
    const rows = readFileSync(file, 'utf8').split('\n');
    const missing = Object.entries(properties).filter(
      ([name, value]) =>
        !rows.some(
          (row) =>
            row.includes(`\`${name}\` |`) && row.includes(`\`${value}\``),
        ),
    );
    expect(missing).toEqual([]);
  });

  it('names only commands that exist', () => {
    const scripts = Object.keys(manifest.scripts);
    const problems = documents.flatMap(({ file, text }) => {
      const named = [...text.matchAll(/\bnpm run ([\w:]+)/g)];
      const files = [...text.matchAll(/\bnode ((?:tests|stories)\/[\w./-]+)/g)];
      return [
        ...named.filter(([, name = '']) => !scripts.includes(name)),
        ...files.filter(([, name = '']) => !existsSync(name)),
      ].map(([command]) => `${file} ${command}`);
    });
    expect(problems).toEqual([]);
  });

  it('has only links that lead to an existing page and heading', () => {
    expect(brokenLinksIn(documents)).toEqual([]);
  });

  it('has an index of its pages for coding assistants', () => {
    const index = readFileSync('docs/llms.txt', 'utf8');
    const listed = [...index.matchAll(/\]\((.+)\)/g)].map(([, page]) => page);
    const pages = documents
      .map(({ file }) => file)
      .filter((file) => /^docs\/(?!README|benchmarks)/.test(file))
      .map((file) => file.replace('docs/', ''));
    expect(listed.sort()).toEqual(pages);
  });
});

function of(...languages: string[]): CodeBlock[] {
  return blocks.filter(({ language }) => languages.includes(language));
}

function placeOf({ file, line }: CodeBlock): string {
  return `${file}:${line}`;
}
