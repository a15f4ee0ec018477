import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { parts } from './parts';

/** A generated part: its name, and the text between the two comments. */
const PART = /(<!-- generated: ([^>]+?) -->)[^]*?(<!-- end -->)/g;

/**
 * Updates the generated parts of every Markdown file in `docs`. Returns the
 * exit code of the command.
 */
export async function generate({ check = false }): Promise<number> {
  const stale: string[] = [];
  for (const file of markdownFiles()) {
    const before = readFileSync(file, 'utf8');
    const after = await formatted(file, fill(before, file));
    if (after === before) continue;
    stale.push(file);
    if (!check) writeFileSync(file, after);
  }
  if (!check || stale.length === 0) return 0;
  console.error(
    `Lintel: the generated parts of ${stale.join(', ')} are out of date. ` +
      'Run npm run docs and commit the result.',
  );
  return 1;
}

export function markdownFiles(): string[] {
  return readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.posix.join('docs', file.split(path.sep).join('/')))
    .sort();
}

function fill(text: string, file: string): string {
  return text.replace(PART, (_, start: string, name: string, end: string) => {
    const part = parts()[name];
    if (!part)
      throw new Error(
        `Lintel: ${file} asks for an unknown generated part “${name}”. Use one of those in docs/generate/parts.ts.`,
      );
    return `${start}\n\n${part()}\n\n${end}`;
  });
}

async function formatted(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}
