import type { CodeBlock } from './documents';

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
