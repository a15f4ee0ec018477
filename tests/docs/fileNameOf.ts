import type { CodeBlock } from './documents';

/** The file that a block's first line says it is for: `// src/App.tsx`, in CSS `/* src/theme.css *\/`. */
export function fileNameOf({ code }: Pick<CodeBlock, 'code'>): string | null {
  const [line = ''] = code.split('\n');
  const [, name = ''] =
    /^(?:\/\/|\/\*|#) (\S+\.\w+)(?: \*\/)?$/.exec(line) ?? [];
  return name || null;
}
