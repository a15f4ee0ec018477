import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A document: Markdown, or an MDX page of Storybook. */
export interface Document {
  /** Relative to the project's folder. */
  file: string;
  text: string;
}

/** A fenced code block. */
export interface CodeBlock {
  file: string;
  /** The first line in the document, counted from 1. */
  line: number;
  language: string;
  code: string;
}

export function readDocuments(): Document[] {
  const own = ['.', '.github', 'docs', 'docs/reference'].flatMap((folder) =>
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

/** A section of a document: from its heading to the next one. */
export function sectionOf({ file, text }: Document, heading: string): Document {
  const [, section = ''] = text.split(`# ${heading}\n`);
  return { file, text: section.split(/^#+ /m)[0]! };
}

/** The prose of a document, with code removed. Line numbers do not change. */
export function withoutCode({ text }: Document): string {
  const blank = (code: string) => code.replace(/[^\n]/g, ' ');
  return text.replace(FENCE, blank).replace(/`[^`\n]+`/g, blank);
}

/**
 * The file name in a block's first line: `// src/App.tsx`, or in CSS `/*
 * src/theme.css *\/`.
 */
export function fileNameOf({ code }: Pick<CodeBlock, 'code'>): string | null {
  const [line = ''] = code.split('\n');
  const [, name = ''] =
    /^(?:\/\/|\/\*|#) (\S+\.\w+)(?: \*\/)?$/.exec(line) ?? [];
  return name || null;
}

/** The stories, as in the titles and exports of their files. */
export function readStories() {
  return readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(path.join('stories', file), 'utf8'))
    .flatMap((source) => {
      const [, title = ''] = /^ {2}title: '([^']+)'/m.exec(source) ?? [];
      return [...source.matchAll(/^export const (\w+)/gm)].map(
        ([, name = '']) => ({ title, name, source }),
      );
    });
}
