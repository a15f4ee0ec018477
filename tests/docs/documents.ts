import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A text that people read: Markdown, or MDX of Storybook. */
export interface Document {
  /** From the project's folder. */
  file: string;
  text: string;
}

/** A fenced piece of code. */
export interface CodeBlock {
  file: string;
  /** Where it begins in the document, from 1. */
  line: number;
  language: string;
  code: string;
}

export function readDocuments(): Document[] {
  const own = ['.', '.github', 'docs'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.posix.join(folder, file)),
  );
  const pages = readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `stories/${file.split(path.sep).join('/')}`);
  return [...own, ...pages]
    .filter((file) => file !== 'CHANGELOG.md')
    .sort()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

const FENCE = /^( *)```(\w*)[^\n]*\n([^]*?)^\1```/gm;

export function codeBlocksIn({ file, text }: Document): CodeBlock[] {
  return [...text.matchAll(FENCE)].map(
    ({ index, 1: indent = '', 2: language = '', 3: code = '' }) => ({
      file,
      line: text.slice(0, index).split('\n').length,
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}

/** A document's words alone. Lines stay where they are. */
export function withoutCode({ text }: Document): string {
  const blank = (code: string) => code.replace(/[^\n]/g, ' ');
  return text.replace(FENCE, blank).replace(/`[^`\n]+`/g, blank);
}
